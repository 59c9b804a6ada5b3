import { t } from '../../i18n/i18n.ts';
import type { FormItem } from './form-item.ts';
import { shownValue } from './item-values.ts';
import styles from './Items.module.css';

/** An item that the issuer lets nobody change here (S6), with its label and hint. */
export function ShownItem({ item }: { item: FormItem }) {
  const value = shownValue(item, item.initial);
  return (
    <dl className={styles.shown}>
      <dt className={styles.label}>{item.label}</dt>
      <dd className={value === '' ? styles.nothing : styles.value}>
        {value === '' ? t('form.nothing') : value}
      </dd>
      {item.help === undefined ? null : <dd className={styles.hint}>{item.help}</dd>}
    </dl>
  );
}
