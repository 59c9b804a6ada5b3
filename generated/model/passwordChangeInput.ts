/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { NewPassword } from './newPassword.ts';
import type { Password } from './password.ts';
import type { PasswordConfirmation } from './passwordConfirmation.ts';

/**
 * A password change by the logged-in customer.
 */
export interface PasswordChangeInput {
  currentPassword: Password;
  password: NewPassword;
  passwordConfirmation: PasswordConfirmation;
}
