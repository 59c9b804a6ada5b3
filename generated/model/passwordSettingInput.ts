/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { NewPassword } from './newPassword.ts';
import type { PasswordConfirmation } from './passwordConfirmation.ts';

/**
 * The password that is set by a mailed link. Spends the link.
 */
export interface PasswordSettingInput {
  password: NewPassword;
  passwordConfirmation: PasswordConfirmation;
}
