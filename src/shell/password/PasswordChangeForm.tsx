import { useChangePassword } from '../../../generated/hooks/auth/auth.ts';
import { PasswordChangeInput } from '../../../generated/zod/schemas/passwordChangeInput.zod.ts';
import { t } from '../../i18n/i18n.ts';
import { deleteStoredData } from '../flows/delete-stored-data.ts';
import { getUnsavedFormCount } from '../flows/leave-guard.ts';
import { confirmDialog } from '../messages/dialog-store.ts';
import { clearReturnPath } from '../session/return-path.ts';
import { endSessionAfterPasswordChange } from './after-password.ts';
import { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx';

/** A password change logs the customer out and discards the entries of other forms, so a dialog warns first. */
const confirmChange = (): Promise<boolean> =>
  confirmDialog({
    title: t('password.change.confirmTitle'),
    message:
      getUnsavedFormCount() > 1
        ? t('password.change.confirmUnsaved')
        : t('password.change.confirmMessage'),
    confirmText: t('password.change.confirm'),
    cancelText: t('password.change.cancel'),
  });

/** A password change is also a logout, so no data stays for the next customer in this tab (S4). */
function logOut(): Promise<never> {
  clearReturnPath();
  deleteStoredData();
  return endSessionAfterPasswordChange(t('password.change.done'), t('shell.loggedOut'));
}

type PasswordChangeFormProps = Pick<PasswordFormProps<unknown, unknown>, 'loginId' | 'policy'>;

/**
 * The password change of a logged-in customer: a page, and a section of the account settings (S2
 * bapPasswdMaster, userConfig). The change ends the session (S4).
 */
export function PasswordChangeForm({ loginId, policy }: PasswordChangeFormProps) {
  const passwordMutation = useChangePassword();
  return (
    <PasswordForm
      schema={PasswordChangeInput}
      toInput={(entries) => entries}
      loginId={loginId}
      currentPasswordLabel={t('password.field.currentPassword')}
      policy={policy}
      send={async (data) => {
        const isConfirmed = await confirmChange();
        if (isConfirmed) await passwordMutation.mutateAsync({ data });
        return isConfirmed;
      }}
      onSent={(isChanged) => (isChanged ? logOut() : undefined)}
      submitText={t('password.change.submit')}
    />
  );
}
