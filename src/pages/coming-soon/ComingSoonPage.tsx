import { t } from '../../i18n/i18n.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Stands in for a screen of S2 that is still to come. */
export function ComingSoonPage() {
  return (
    <>
      <PageTitle>{t('common.comingSoon.title')}</PageTitle>
      <Card>
        <EmptyState title={t('common.comingSoon.lead')} />
      </Card>
    </>
  );
}
