import { t } from '../../i18n/i18n.ts';
import { languageOf } from '../../lib/text-language.ts';
import styles from './Flows.module.css';

/** One entry as it is confirmed. */
interface SummaryRow {
  /** The field's name in the contract, which tells the rows apart. */
  name: string;
  label: string;
  /** As it will be sent; empty for nothing. Line breaks are kept. */
  value: string;
  /** What holds until now, where an entry changes it. */
  before?: string | undefined;
}

export interface EntrySummaryProps {
  rows: readonly SummaryRow[];
}

const shown = (value: string): string => (value === '' ? t('flow.summary.empty') : value);

/** What was entered, to be read once more before it is sent; changes stand beside what they change. */
export function EntrySummary({ rows }: EntrySummaryProps) {
  return (
    <dl className={styles.summary}>
      {rows.map(({ name, label, value, before }) => (
        <div key={name} className={styles.row}>
          <dt className={styles.label} lang={languageOf(label)}>
            {label}
          </dt>
          {before === undefined ? (
            <dd className={styles.value} lang={languageOf(value)}>
              {shown(value)}
            </dd>
          ) : (
            <dd className={styles.change}>
              <span className={styles.side}>
                <span className={styles.sideName}>{t('flow.summary.before')}</span>
                <del className={styles.value} lang={languageOf(before)}>
                  {before === '' ? t('form.nothing') : before}
                </del>
              </span>
              <span className={styles.side}>
                <span className={styles.sideName}>{t('flow.summary.after')}</span>
                <ins className={styles.value} lang={languageOf(value)}>
                  {value === '' ? t('flow.summary.removed') : value}
                </ins>
              </span>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
