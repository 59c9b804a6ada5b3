import { useChangePassword } from '../../../generated/hooks/auth/auth.ts';
import type { PasswordPolicy } from '../../../generated/model/passwordPolicy.ts';
import { PasswordChangeInput } from '../../../generated/zod/schemas/passwordChangeInput.zod.ts';
import { NewPasswordFields } from '../../forms/NewPasswordFields.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { confirmationRule, policyRules } from '../../forms/rules/password-rules.ts';
import { t } from '../../i18n/i18n.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { forgetKept } from '../flows/forget-kept.ts';
import { unsavedForms, useLeaveGuard } from '../flows/leave-guard.ts';
import { SendForm } from '../forms/SendForm.tsx';
import { useSendForm } from '../forms/use-send-form.ts';
import { confirmDialog } from '../messages/dialog-store.ts';
import { forgetReturnPath } from '../session/return-path.ts';
import { leaveForLogin, passwordOfLogin } from './after-password.ts';
import { HiddenUsername } from './HiddenUsername.tsx';
import styles from './Password.module.css';

/** The logout discards the entries of the page's other forms, so the customer is warned. */
const confirmChange = (): Promise<boolean> =>
  confirmDialog({
    title: t('password.change.confirmTitle'),
    message:
      unsavedForms() > 1
        ? t('password.change.confirmUnsaved')
        : t('password.change.confirmMessage'),
    confirmText: t('password.change.confirm'),
    cancelText: t('password.change.cancel'),
  });

/** The change is the customer's own logout, too: nothing is kept for the next who sits here (S4). */
function logOut(): Promise<never> {
  forgetReturnPath();
  forgetKept();
  return leaveForLogin(t('password.change.done'), t('shell.loggedOut'));
}

export interface PasswordChangeFormProps {
  /** Undefined while it is not known: password managers then have to guess. */
  loginId: string | undefined;
  /** Undefined while unknown: the server validates the password in any case. */
  policy: PasswordPolicy | undefined;
}

/**
 * The password change of a logged-in customer: a page, and a section of the account settings (S2
 * bapPasswdMaster, userConfig). The session ends with it (S4).
 */
export function PasswordChangeForm({ loginId, policy }: PasswordChangeFormProps) {
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
      <Actions>
        <Button type="submit" variant="primary" busy={form.isSending}>
          {t('password.change.submit')}
        </Button>
      </Actions>
    </SendForm>
  );
}
