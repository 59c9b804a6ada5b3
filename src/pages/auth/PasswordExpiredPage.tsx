import {
  useChangeExpiredPassword,
  useGetPasswordPolicy,
} from '../../../generated/hooks/auth/auth.ts';
import { ExpiredPasswordChangeInput } from '../../../generated/zod/schemas/expiredPasswordChangeInput.zod.ts';
import { usablePolicy } from '../../forms/rules/password-rules.ts';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { endSessionAfterPasswordChange } from '../../shell/password/after-password.ts';
import { PasswordForm } from '../../shell/password/PasswordForm.tsx';
import { PasswordLayout, LoginLink } from './PasswordLayout.tsx';
import styles from './PasswordLayout.module.css';
import { useLoginStep } from './use-login-step.ts';

const handledSteps = ['passwdExpired', 'passwdTemporary'];

/**
 * Changes an expired or a temporary password (S2 passwdExpired). The login in progress has the login ID,
 * also after a reload. Without a login in progress, the answer 401 redirects to the login (S8).
 */
export function PasswordExpiredPage() {
  const { progressQuery, nextStep, loginId, isStepUnknown } = useLoginStep(handledSteps);
  const policyQuery = useGetPasswordPolicy();
  const passwordMutation = useChangeExpiredPassword();
  const isTemporary = nextStep === 'passwdTemporary';
  const hasLoginId = loginId !== undefined;
  const isReady = hasLoginId && policyQuery.isFetched;
  const failedQueries = [progressQuery, policyQuery].filter(({ error }) => error !== null);
  return (
    <PasswordLayout title={t('password.expired.title')}>
      <ErrorNotice
        error={failedQueries[0]?.error}
        onRetry={() => failedQueries.forEach(({ refetch }) => void refetch())}
      />
      {hasLoginId ? (
        <div>
          <p>{isTemporary ? t('password.expired.temporaryLead') : t('password.expired.lead')}</p>
          <p className={styles.secondaryText}>{t('password.expired.loginId', { loginId })}</p>
        </div>
      ) : null}
      {isStepUnknown ? <Alert tone="error" title={t('password.expired.unknown')} /> : null}
      {isStepUnknown || (progressQuery.error !== null && !hasLoginId) ? <LoginLink /> : null}
      {isReady ? (
        <PasswordForm
          schema={ExpiredPasswordChangeInput}
          toInput={(entries) => ({ ...entries, loginId })}
          loginId={loginId}
          currentPasswordLabel={
            isTemporary
              ? t('password.field.temporaryPassword')
              : t('password.field.currentPassword')
          }
          isTemporary={isTemporary}
          policy={usablePolicy(policyQuery.data)}
          send={(data) => passwordMutation.mutateAsync({ data })}
          onSent={() => endSessionAfterPasswordChange(t('password.setting.done'))}
          submitText={t('password.expired.submit')}
        >
          <AppLink kind="standalone" to={paths.login()}>
            {t('password.expired.otherCustomer')}
          </AppLink>
        </PasswordForm>
      ) : null}
      {!isReady && !isStepUnknown && progressQuery.error === null ? (
        <Skeleton lineCount={8} />
      ) : null}
    </PasswordLayout>
  );
}
