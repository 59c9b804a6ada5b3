import { useEffect } from 'react';
import { useGetVerificationAddresses } from '../../../generated/hooks/auth/auth.ts';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { listenToOtherTabs } from '../../shell/session/other-tabs.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PasswordSheet } from './PasswordSheet.tsx';
import styles from './verify/Verification.module.css';
import { useLoginStep } from './use-login-step.ts';
import { Verification } from './verify/Verification.tsx';

const ownSteps = ['verify'];

/**
 * A confirmation code completes a login (S2 verify). How far it is comes from the server, so a reload,
 * Back and a second tab go on with the code that was sent.
 */
export function VerifyPage() {
  const { progress, loginId, isUnknown } = useLoginStep(ownSteps);
  const addresses = useGetVerificationAddresses();
  const { refetch: askProgress } = progress;
  const { data: given, refetch: ask } = addresses;

  // Another tab has completed this login, or begun another one.
  useEffect(
    () =>
      listenToOtherTabs((news) => {
        if (news === 'login') void Promise.all([askProgress(), ask()]);
      }),
    [askProgress, ask],
  );

  const isDue = loginId !== undefined;
  const failed = [progress, addresses].filter(({ error }) => error !== null);
  const isStuck = isUnknown || failed.length > 0;
  return (
    <PasswordSheet title={t('password.verify.title')}>
      <ErrorNotice
        error={failed[0]?.error}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      />
      {isDue ? <p className={styles.who}>{t('password.verify.loginId', { loginId })}</p> : null}
      {isUnknown ? <Alert tone="error" title={t('password.verify.unknown')} /> : null}
      {isDue && given !== undefined ? <Verification key={loginId} given={given} ask={ask} /> : null}
      {!isStuck && (!isDue || given === undefined) ? <Skeleton lines={8} /> : null}
      <p>
        <AppLink kind="standalone" to={paths.login()}>
          {t('password.verify.otherCustomer')}
        </AppLink>
      </p>
    </PasswordSheet>
  );
}
