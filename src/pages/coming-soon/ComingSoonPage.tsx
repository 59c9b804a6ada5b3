import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { useShowsTopLink } from '../../shell/frame/top-link.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import styles from './ComingSoonPage.module.css';

interface ComingSoonProps {
  /** Where the way back leads, and what it is called. */
  back: { to: string; text: string };
}

function ComingSoon({ back }: ComingSoonProps) {
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

/** Stands in for a screen of S2 that is still to come and needs a login. */
export function ComingSoonPage() {
  return <ComingSoon back={{ to: paths.top(), text: t('common.toTop') }} />;
}

/** Stands in for a screen of S2 that is still to come and needs none. */
export function ComingSoonVisitorPage() {
  return <ComingSoon back={{ to: paths.login(), text: t('common.toLogin') }} />;
}
