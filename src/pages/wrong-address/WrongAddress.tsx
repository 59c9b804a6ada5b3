import { t } from '../../i18n/i18n.ts';
import styles from './WrongAddress.module.css';

/** All that is shown where the address names no customer code or no portal (S1). */
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
