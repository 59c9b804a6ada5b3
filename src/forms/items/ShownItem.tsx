import { t } from '../../i18n/i18n.ts';
import { languageOf } from '../../lib/text-language.ts';
import type { FormItem } from './form-item.ts';
import { shownValue } from './item-values.ts';
import styles from './Items.module.css';

/** An item that the issuer lets nobody change here (S6), with its label and hint. */
export function ShownItem({ item }: { item: FormItem }) {
  const value = shownValue(item, item.initial);
  return (
    <dl className={styles.shown}>
      <dt className={styles.label} lang={languageOf(item.label)}>
        {item.label}
      </dt>
      <dd className={value === '' ? styles.nothing : styles.value} lang={languageOf(value)}>
        {value === '' ? t('form.nothing') : value}
      </dd>
      {item.help === undefined ? null : (
        <dd className={styles.hint} lang={languageOf(item.help)}>
          {item.help}
        </dd>
      )}
    </dl>
  );
}
