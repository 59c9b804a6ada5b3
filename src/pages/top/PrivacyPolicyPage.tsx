import { t } from '../../i18n/i18n.ts';
import { LegalTextPage } from './LegalTextPage.tsx';

/** Handling of personal information (S2, top/privacyPolicy). */
export function PrivacyPolicyPage() {
  return <LegalTextPage type="privacyPolicy" title={t('top.information.privacyPolicy')} />;
}
