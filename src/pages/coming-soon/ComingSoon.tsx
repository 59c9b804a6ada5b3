import { t } from '../../i18n/i18n.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { useShowsTopLink } from '../../shell/frame/top-link.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import styles from './ComingSoon.module.css';

export interface ComingSoonProps {
  /** Where the way back leads, and what it is called. */
  back: { to: string; text: string };
}

/** What stands in for a screen that is still to come. */
export function ComingSoon({ back }: ComingSoonProps) {
  // S2: download-URL and invoice-number pages lead their visitors nowhere else.
  const showsBack = useShowsTopLink();
  return (
    <div className={styles.page}>
      <PageTitle>{t('common.comingSoon.title')}</PageTitle>
      <Card>
        <EmptyState
          title={t('common.comingSoon.lead')}
          actions={
            showsBack ? (
              <AppLink className={buttonClass('secondary')} to={back.to}>
                {back.text}
              </AppLink>
            ) : undefined
          }
        />
      </Card>
    </div>
  );
}
