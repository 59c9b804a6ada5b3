import { t } from '../../i18n/i18n.ts';
import { LegalText } from './LegalText.tsx';

/** Terms (S2, top/linkTerms). */
export function TermsPage() {
  return <LegalText type="terms" title={t('top.information.userAgreement')} />;
}
