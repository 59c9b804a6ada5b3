import {
  useChangePassword,
  useGetLoginProgress,
  useGetPasswordPolicy,
} from '../../../generated/hooks/auth/auth.ts';
import type { PasswordPolicy } from '../../../generated/model/passwordPolicy.ts';
import { PasswordChangeInput } from '../../../generated/zod/schemas/passwordChangeInput.zod.ts';
import { NewPasswordFields } from '../../forms/NewPasswordFields.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { confirmationRule, policyRules } from '../../forms/rules/password-rules.ts';
import { t } from '../../i18n/i18n.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { forgetDrafts } from '../../shell/flows/drafts.ts';
import { useLeaveGuard } from '../../shell/flows/leave-guard.ts';
import { SendForm } from '../../shell/forms/SendForm.tsx';
import { useSendForm } from '../../shell/forms/use-send-form.ts';
import { confirmDialog } from '../../shell/messages/dialog-store.ts';
import { forgetReturnPath } from '../../shell/session/return-path.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { leaveForLogin } from './after-password.ts';
import { HiddenUsername } from './HiddenUsername.tsx';
import { passwordOfLogin } from './password-of-login.ts';
import { PasswordSheet } from './PasswordSheet.tsx';
import styles from './PasswordSheet.module.css';
import { usablePolicy } from '../../forms/rules/usable-policy.ts';

const confirmChange = (): Promise<boolean> =>
  confirmDialog({
    title: t('password.change.confirmTitle'),
    message: t('password.change.confirmMessage'),
    confirmText: t('password.change.confirm'),
    cancelText: t('password.change.cancel'),
  });

/** The change is the customer's own logout, too: nothing is kept for the next who sits here (S4). */
function logOut(): Promise<never> {
  forgetReturnPath();
  forgetDrafts();
  return leaveForLogin(t('password.change.done'), t('shell.loggedOut'));
}

interface ChangeFormProps {
  /** Undefined while it is not known: password managers then have to guess. */
  loginId: string | undefined;
  policy: PasswordPolicy | undefined;
}

function ChangeForm({ loginId, policy }: ChangeFormProps) {
  const change = useChangePassword();
  const form = useSendForm({
    schema: PasswordChangeInput,
    defaultValues: { currentPassword: '', password: '', passwordConfirmation: '' },
    fields: {
      currentPassword: { label: t('password.field.currentPassword'), required: true },
      password: {
        label: t('password.field.password'),
        required: true,
        rules: policy ? policyRules(policy) : [],
      },
      passwordConfirmation: { label: t('password.field.passwordConfirmation'), required: true },
    },
    crossRules: confirmationRule,
    fieldOfItem: passwordOfLogin,
    send: async (data) => {
      const isConfirmed = await confirmChange();
      if (isConfirmed) await change.mutateAsync({ data });
      return isConfirmed;
    },
    onSent: (isChanged) => (isChanged ? logOut() : undefined),
  });
  useLeaveGuard(form.formState.isDirty);
  return (
    <SendForm form={form} className={styles.form}>
      {loginId === undefined ? null : <HiddenUsername loginId={loginId} />}
      <PasswordField {...form.field('currentPassword')} autoComplete="current-password" />
      <NewPasswordFields
        field={form.field('password')}
        confirmationField={form.field('passwordConfirmation')}
        password={form.watch('password')}
        policy={policy}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={form.isSending}>
          {t('password.change.submit')}
        </Button>
      </div>
    </SendForm>
  );
}

/** The logged-in customer changes the password (S2 bapPasswdMaster); the session ends with it (S4). */
export function PasswordChangePage() {
  const { data: policy, error, isFetched, refetch } = useGetPasswordPolicy();
  // For password managers alone: without it the page is whole.
  const progress = useGetLoginProgress({ query: { meta: { keeps: () => true } } });
  return (
    <PasswordSheet title={t('password.change.title')}>
      <p>{t('password.change.lead')}</p>
      <ErrorNotice error={error} onRetry={() => void refetch()} />
      {isFetched ? (
        <ChangeForm loginId={progress.data?.loginId} policy={usablePolicy(policy)} />
      ) : (
        <Skeleton lines={8} />
      )}
    </PasswordSheet>
  );
}
