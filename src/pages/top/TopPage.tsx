import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { OperatorNotices } from './OperatorNotices.tsx';
import { WaitingBills } from './WaitingBills.tsx';
import { EnvironmentLink } from '../../shell/frame/PageFrame.tsx';
import { fromTopState } from './from-top.ts';
import styles from './Top.module.css';

/** User agreement, personal-information handling, operating environment (S2). */
function InformationLinks() {
  return (
    <ul className={styles.information}>
      <li>
        <AppLink kind="standalone" to={paths.terms()} state={fromTopState}>
          {t('top.information.userAgreement')}
        </AppLink>
      </li>
      <li>
        <AppLink kind="standalone" to={paths.privacyPolicy()} state={fromTopState}>
          {t('top.information.privacyPolicy')}
        </AppLink>
      </li>
      <li>
        <EnvironmentLink />
      </li>
    </ul>
  );
}

interface PageLink {
  name: 'bills' | 'user' | 'userNotice';
  path: string;
  icon: IconName;
}

const pageLinks: readonly PageLink[] = [
  { name: 'bills', path: paths.bills(), icon: 'file' },
  { name: 'userNotice', path: paths.notices(), icon: 'info' },
  { name: 'user', path: paths.user(), icon: 'table' },
];

/** The first page after the login (S2): new bills and notices, links to the pages, legal texts. */
export function TopPage() {
  return (
    <div className={styles.topPage}>
      <PageTitle>{t('top.title')}</PageTitle>
      <WaitingBills />
      <nav aria-label={t('top.more.title')}>
        <ul className={styles.pageLinks}>
          {pageLinks.map(({ name, path, icon }) => (
            <li key={name}>
              <AppLink className={styles.pageLink} to={path}>
                <span className={styles.icon}>
                  <Icon name={icon} size={1.5} />
                </span>
                <span>
                  <span className={styles.pageLinkTitle}>{t(`top.more.${name}`)}</span>
                  <span className={styles.pageLinkLead}>{t(`top.more.${name}Lead`)}</span>
                </span>
                <span className={styles.chevron}>
                  <Icon name="right" />
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <OperatorNotices />
      <Card as="section" aria-labelledby="information">
        <h2 id="information">{t('top.information.title')}</h2>
        <InformationLinks />
      </Card>
    </div>
  );
}
