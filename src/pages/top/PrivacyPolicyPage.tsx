import { t } from '../../i18n/i18n.ts';
import { LegalText } from './LegalText.tsx';

/** Handling of personal information (S2, top/privacyPolicy). */
export function PrivacyPolicyPage() {
  return <LegalText type="privacyPolicy" title={t('top.information.privacyPolicy')} />;
}
