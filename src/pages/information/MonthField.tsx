import { useId } from 'react';
import type { ItemEntries } from '../../forms/items/item-form.ts';
import { RadioGroup } from '../../forms/Choices.tsx';
import { SelectChoice } from '../../forms/SelectChoice.tsx';
import type { EntryForm } from '../../forms/use-entry-form.ts';
import { currentLanguage, t } from '../../i18n/i18n.ts';
import { formatMonth } from '../../lib/dates.ts';
import { MONTH } from './change-form.ts';
import styles from './Information.module.css';

/** More than these are a list. */
const FEW_MONTHS = 4;

const fromMonth = (month: string): string =>
  t('information.view.from', { month: formatMonth(month, currentLanguage()) });

export interface MonthFieldProps {
  form: EntryForm<ItemEntries>;
  /** From which a change can count, earliest first. */
  months: readonly string[];
}

/** From which month the change counts (S3): chosen from those that there are; a single one is said. */
export function MonthField({ form, months }: MonthFieldProps) {
  const id = useId();
  const [only] = months;
  const options = months.map((month) => ({ value: month, label: fromMonth(month) }));
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t('information.edit.monthTitle')}
      </h3>
      {months.length === 1 && only !== undefined ? (
        <p className={styles.fixed}>
          {t('information.edit.onlyMonth', { month: formatMonth(only, currentLanguage()) })}
        </p>
      ) : null}
      {months.length > 1 && months.length <= FEW_MONTHS ? (
        <RadioGroup {...form.bound(MONTH)} options={options} />
      ) : null}
      {months.length > FEW_MONTHS ? (
        <SelectChoice {...form.bound(MONTH)} options={options} />
      ) : null}
    </div>
  );
}
