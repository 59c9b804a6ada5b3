import { PasswordField } from './PasswordField.tsx';
import { PasswordRules, type PasswordRulesProps } from './PasswordRules.tsx';
import type { TextFieldProps } from './TextField.tsx';

export interface NewPasswordFieldsProps {
  /** `form.field('password')`. */
  field: Omit<TextFieldProps, 'type'>;
  /** `form.field('passwordConfirmation')`. */
  confirmationField: Omit<TextFieldProps, 'type'>;
  /** The password as it is typed. */
  password: string;
  /** Undefined while it is not known: the server judges all the same. */
  policy: PasswordRulesProps['policy'] | undefined;
  /** A temporary password is replaced. */
  isTemporary?: boolean;
}

/** A new password, its rules and its confirmation. */
export function NewPasswordFields({
  field,
  confirmationField,
  password,
  policy,
  isTemporary = false,
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField {...field} autoComplete="new-password" />
      {policy ? (
        <PasswordRules policy={policy} password={password} isTemporary={isTemporary} />
      ) : null}
      <PasswordField {...confirmationField} autoComplete="new-password" />
    </>
  );
}
