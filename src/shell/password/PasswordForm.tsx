import type { ReactNode } from 'react';
import type { PasswordPolicy } from '../../../generated/model/passwordPolicy.ts';
import { NewPasswordFields } from '../../forms/NewPasswordFields.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { confirmationRule, policyRules } from '../../forms/rules/password-rules.ts';
import { t } from '../../i18n/i18n.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { useLeaveGuard } from '../flows/leave-guard.ts';
import { SendForm } from '../forms/SendForm.tsx';
import { useSendForm, type SendFormOptions } from '../forms/use-send-form.ts';
import styles from './Password.module.css';

/** Codes about the current password (S8): a wrong pair of login ID and password, a wrong password. */
const currentPasswordCodes: ReadonlySet<string> = new Set(['400-1-02-01', '400-1-08-01']);

/**
 * Moves an error of the current password to its field. The server names this field `password`, as at the login, but in
 * these forms `password` is the new password.
 */
const fieldOfCurrentPassword = (code: string, target: string): string | undefined =>
  target === 'password' && currentPasswordCodes.has(code) ? 'currentPassword' : undefined;

interface PasswordEntries {
  /** Always empty in a form without a field for the current password. */
  currentPassword: string;
  password: string;
  passwordConfirmation: string;
}

export interface PasswordFormProps<Input, Answer> extends Pick<
  SendFormOptions<PasswordEntries, Input, Answer>,
  'schema' | 'send' | 'onSent'
> {
  toInput: (entries: PasswordEntries) => Input;
  /** Undefined while unknown. Password managers use the login ID to find the account. */
  loginId: string | undefined;
  /** The label of the field for the current password; undefined in a form without this field. */
  currentPasswordLabel?: string;
  /** Undefined while unknown: the server validates the password in any case. */
  policy: PasswordPolicy | undefined;
  /** Whether the current password is a temporary one, which may not be used again (S5). */
  isTemporary?: boolean;
  submitText: string;
  /** Links next to the button. */
  children?: ReactNode;
}

/** The form for a new password with its confirmation (S5), and with the current password if there is one. */
export function PasswordForm<Input, Answer>({
  schema,
  toInput,
  send,
  onSent,
  loginId,
  currentPasswordLabel,
  policy,
  isTemporary = false,
  submitText,
  children,
}: PasswordFormProps<Input, Answer>) {
  const form = useSendForm({
    schema,
    toInput,
    defaultValues: { currentPassword: '', password: '', passwordConfirmation: '' },
    fields: {
      ...(currentPasswordLabel !== undefined && {
        currentPassword: { label: currentPasswordLabel, required: true },
      }),
      password: {
        label: t('password.field.password'),
        required: true,
        rules: policy ? policyRules(policy) : [],
      },
      passwordConfirmation: { label: t('password.field.passwordConfirmation'), required: true },
    },
    crossRules: confirmationRule,
    fieldOfItem: fieldOfCurrentPassword,
    send,
    onSent,
  });
  useLeaveGuard(form.formState.isDirty);
  return (
    <SendForm form={form} className={styles.form}>
      {loginId ? (
        // Password managers associate the password with a field like this.
        <input
          className={styles.username}
          type="text"
          autoComplete="username"
          value={loginId}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
      ) : null}
      {currentPasswordLabel === undefined ? null : (
        <PasswordField {...form.field('currentPassword')} autoComplete="current-password" />
      )}
      <NewPasswordFields
        field={form.field('password')}
        confirmationField={form.field('passwordConfirmation')}
        password={form.watch('password')}
        policy={policy}
        isTemporary={isTemporary}
      />
      <Actions>
        <Button type="submit" variant="primary" busy={form.isSending}>
          {submitText}
        </Button>
        {children}
      </Actions>
    </SendForm>
  );
}
