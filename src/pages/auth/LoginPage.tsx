import { t } from '../../i18n/i18n.ts';

/** The login page (S2). */
export function LoginPage() {
  return <h1>{t('login.title')}</h1>;
}
