import { useChangePassword, useGetPasswordPolicy } from '../../../generated/hooks/auth/auth.ts';
import type { PasswordPolicy } from '../../../generated/model/passwordPolicy.ts';
import { PasswordChangeInput } from '../../../generated/zod/schemas/passwordChangeInput.zod.ts';
import { NewPasswordFields } from '../../forms/NewPasswordFields.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { confirmationRule, policyRules } from '../../forms/rules/password-rules.ts';
import { t } from '../../i18n/i18n.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { SendForm } from '../../shell/forms/SendForm.tsx';
import { useSendForm } from '../../shell/forms/use-send-form.ts';
import { confirmDialog } from '../../shell/messages/dialog-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { leaveForLogin } from './after-password.ts';
import { PasswordSheet } from './PasswordSheet.tsx';
import styles from './PasswordSheet.module.css';

const confirmChange = (): Promise<boolean> =>
  confirmDialog({
    title: t('password.change.confirmTitle'),
    message: t('password.change.confirmMessage'),
    confirmText: t('password.change.confirm'),
    cancelText: t('password.change.cancel'),
  });

function ChangeForm({ policy }: { policy: PasswordPolicy | undefined }) {
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
    send: async (data) => {
      const isConfirmed = await confirmChange();
      if (isConfirmed) await change.mutateAsync({ data });
      return isConfirmed;
    },
    onSent: (isChanged) => {
      if (isChanged) leaveForLogin(t('password.change.done'), t('shell.loggedOut'));
    },
  });
  return (
    <SendForm form={form} className={styles.form}>
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
  return (
    <PasswordSheet title={t('password.change.title')}>
      <p>{t('password.change.lead')}</p>
      <ErrorNotice error={error} onRetry={() => void refetch()} />
      {isFetched ? <ChangeForm policy={policy} /> : <Skeleton lines={8} />}
    </PasswordSheet>
  );
}
