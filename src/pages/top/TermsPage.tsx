import { t } from '../../i18n/i18n.ts';
import { LegalTextPage } from './LegalTextPage.tsx';

/** Terms (S2, top/linkTerms). */
export function TermsPage() {
  return <LegalTextPage type="terms" title={t('top.information.userAgreement')} />;
}
