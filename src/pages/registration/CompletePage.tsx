import { useLocation } from 'react-router';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { Actions } from '../../ui/Actions.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AccountFacts, RegistrationLayout, LoginLink } from './RegistrationParts.tsx';
import { registeredAccountOf } from './registered-account.ts';
import styles from './Registration.module.css';

/**
 * Step 4, after the registration (S2 apply/step4). The page makes no call, so a reload or Back registers
 * nothing twice.
 */
export function CompletePage() {
  const registeredAccount = registeredAccountOf(useLocation().state);
  return (
    <RegistrationLayout step="complete">
      {registeredAccount === undefined ? (
        <EmptyState
          icon="info"
          title={t('registration.complete.unknownTitle')}
          actions={
            <>
              <LoginLink />
              <AppLink kind="standalone" to={paths.applyMailAddress()}>
                {t('registration.complete.apply')}
              </AppLink>
            </>
          }
        >
          <p className={styles.lead}>{t('registration.complete.unknownText')}</p>
        </EmptyState>
      ) : (
        <>
          <Alert tone="success" title={t('registration.complete.lead')}>
            <p>{t('registration.complete.next')}</p>
          </Alert>
          {registeredAccount.loginId === '' ? null : (
            <>
              <AccountFacts {...registeredAccount} />
              <p>{t('registration.complete.note')}</p>
            </>
          )}
          <Actions>
            <LoginLink />
          </Actions>
        </>
      )}
    </RegistrationLayout>
  );
}
