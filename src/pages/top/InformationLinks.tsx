import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { EnvironmentLink } from '../../shell/frame/EnvironmentLink.tsx';
import { fromTop } from './from-top.ts';
import styles from './TopPage.module.css';

/** User agreement, personal-information handling, operating environment (S2). */
export function InformationLinks() {
  return (
    <ul className={styles.information}>
      <li>
        <AppLink kind="standalone" to={paths.terms()} state={fromTop}>
          {t('top.information.userAgreement')}
        </AppLink>
      </li>
      <li>
        <AppLink kind="standalone" to={paths.privacyPolicy()} state={fromTop}>
          {t('top.information.privacyPolicy')}
        </AppLink>
      </li>
      <li>
        <EnvironmentLink />
      </li>
    </ul>
  );
}
