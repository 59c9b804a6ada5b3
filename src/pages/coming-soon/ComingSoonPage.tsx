import { t } from '../../i18n/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Stands in for a screen of S2 that is still to come. */
export function ComingSoonPage() {
  return (
    <EmptyState title={t('common.comingSoon.title')}>{t('common.comingSoon.lead')}</EmptyState>
  );
}
