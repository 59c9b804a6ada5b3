import { useId } from 'react';
import type { SummaryGroup } from '../../forms/items/item-form.ts';
import { t } from '../../i18n/i18n.ts';
import { languageOf } from '../../lib/text-language.ts';
import styles from './Flows.module.css';

/** An entry of the confirmation. */
interface SummaryRow {
  /** The field's name in the contract, as key. */
  name: string;
  label: string;
  /** The value to be sent, with its line breaks; empty for a blank entry. */
  value: string;
  /** The old value, if the entry changes it. */
  oldValue?: string | undefined;
}

export interface EntrySummaryProps {
  rows: readonly SummaryRow[];
}

const displayedValue = (value: string): string => (value === '' ? t('flow.summary.empty') : value);

/** The entries, for confirmation before they are sent. A changed entry is shown with its old value. */
export function EntrySummary({ rows }: EntrySummaryProps) {
  return (
    <dl className={styles.summary}>
      {rows.map(({ name, label, value, oldValue }) => (
        <div key={name} className={styles.row}>
          <dt className={styles.label} lang={languageOf(label)}>
            {label}
          </dt>
          {oldValue === undefined ? (
            <dd className={styles.value} lang={languageOf(value)}>
              {displayedValue(value)}
            </dd>
          ) : (
            <dd className={styles.change}>
              <span className={styles.changeValue}>
                <span className={styles.changeLabel}>{t('flow.summary.before')}</span>
                <del className={styles.value} lang={languageOf(oldValue)}>
                  {oldValue === '' ? t('form.nothing') : oldValue}
                </del>
              </span>
              <span className={styles.changeValue}>
                <span className={styles.changeLabel}>{t('flow.summary.after')}</span>
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

export interface ItemSummaryProps {
  /** The result of `summary` of the items. */
  groups: readonly SummaryGroup[];
  /** Level of the groups' headings. */
  headingLevel?: 2 | 3;
}

/** The entries of the issuer's items for confirmation, by heading. */
export function ItemSummary({ groups, headingLevel = 2 }: ItemSummaryProps) {
  return groups.map((group) => (
    <Group key={group.groupKey} group={group} headingLevel={headingLevel} />
  ));
}

function Group({ group, headingLevel }: { group: SummaryGroup; headingLevel: 2 | 3 }) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <Heading id={id} lang={languageOf(group.title)}>
        {group.title}
      </Heading>
      <EntrySummary rows={group.rows} />
    </section>
  );
}
