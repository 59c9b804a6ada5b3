import { t } from '../../i18n/i18n.ts';
import styles from './WrongAddress.module.css';

/** The page for an address without a customer code or without the portal's path (S1). */
export function WrongAddress() {
  return (
    <main className={styles.page}>
      <title>{t('common.wrongAddress.title')}</title>
      <h1>{t('common.wrongAddress.title')}</h1>
      <p>{t('common.wrongAddress.lead')}</p>
      <p className={styles.hint}>{t('common.wrongAddress.hint')}</p>
    </main>
  );
}
