import {
  useChangeExpiredPassword,
  useGetPasswordPolicy,
} from '../../../generated/hooks/auth/auth.ts';
import type { PasswordPolicy } from '../../../generated/model/passwordPolicy.ts';
import { ExpiredPasswordChangeInput } from '../../../generated/zod/schemas/expiredPasswordChangeInput.zod.ts';
import { NewPasswordFields } from '../../forms/NewPasswordFields.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { confirmationRule, policyRules, usablePolicy } from '../../forms/rules/password-rules.ts';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { useLeaveGuard } from '../../shell/flows/leave-guard.ts';
import { SendForm } from '../../shell/forms/SendForm.tsx';
import { useSendForm } from '../../shell/forms/use-send-form.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { Actions } from '../../ui/Actions.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { leaveForLogin, passwordOfLogin } from '../../shell/password/after-password.ts';
import { HiddenUsername } from '../../shell/password/HiddenUsername.tsx';
import { PasswordSheet, ToLogin } from './PasswordSheet.tsx';
import styles from './PasswordSheet.module.css';
import { useLoginStep } from './use-login-step.ts';

interface ExpiredFormProps {
  loginId: string;
  isTemporary: boolean;
  policy: PasswordPolicy | undefined;
}

function ExpiredForm({ loginId, isTemporary, policy }: ExpiredFormProps) {
  const change = useChangeExpiredPassword();
  const form = useSendForm({
    schema: ExpiredPasswordChangeInput,
    defaultValues: { currentPassword: '', password: '', passwordConfirmation: '' },
    toInput: (entries) => ({ ...entries, loginId }),
    fields: {
      currentPassword: {
        label: isTemporary
          ? t('password.field.temporaryPassword')
          : t('password.field.currentPassword'),
        required: true,
      },
      password: {
        label: t('password.field.password'),
        required: true,
        rules: policy ? policyRules(policy) : [],
      },
      passwordConfirmation: { label: t('password.field.passwordConfirmation'), required: true },
    },
    crossRules: confirmationRule,
    fieldOfItem: passwordOfLogin,
    send: (data: ExpiredPasswordChangeInput) => change.mutateAsync({ data }),
    onSent: () => leaveForLogin(t('password.setting.done')),
  });
  useLeaveGuard(form.formState.isDirty);
  return (
    <SendForm form={form} className={styles.form}>
      <HiddenUsername loginId={loginId} />
      <PasswordField {...form.field('currentPassword')} autoComplete="current-password" />
      <NewPasswordFields
        field={form.field('password')}
        confirmationField={form.field('passwordConfirmation')}
        password={form.watch('password')}
        policy={policy}
        isTemporary={isTemporary}
      />
      <Actions>
        <Button type="submit" variant="primary" busy={form.isSending}>
          {t('password.expired.submit')}
        </Button>
        <AppLink kind="standalone" to={paths.login()}>
          {t('password.expired.otherCustomer')}
        </AppLink>
      </Actions>
    </SendForm>
  );
}

const ownSteps = ['passwdExpired', 'passwdTemporary'];

/**
 * Change of a password that has expired, or of a temporary one (S2 passwdExpired). Whose it is comes from
 * the half login, also after a reload; without one the answer leads to the login (S8, 401).
 */
export function PasswordExpiredPage() {
  const { progress, nextStep, loginId, isUnknown } = useLoginStep(ownSteps);
  const policy = useGetPasswordPolicy();
  const isTemporary = nextStep === 'passwdTemporary';
  const isDue = loginId !== undefined;
  const isReady = isDue && policy.isFetched;
  const failed = [progress, policy].filter(({ error }) => error !== null);
  return (
    <PasswordSheet title={t('password.expired.title')}>
      <ErrorNotice
        error={failed[0]?.error}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      />
      {isDue ? (
        <div>
          <p>{isTemporary ? t('password.expired.temporaryLead') : t('password.expired.lead')}</p>
          <p className={styles.aside}>{t('password.expired.loginId', { loginId })}</p>
        </div>
      ) : null}
      {isUnknown ? <Alert tone="error" title={t('password.expired.unknown')} /> : null}
      {isUnknown || (progress.error !== null && !isDue) ? <ToLogin /> : null}
      {isReady ? (
        <ExpiredForm
          loginId={loginId}
          isTemporary={isTemporary}
          policy={usablePolicy(policy.data)}
        />
      ) : null}
      {!isReady && !isUnknown && progress.error === null ? <Skeleton lines={8} /> : null}
    </PasswordSheet>
  );
}
