/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { NewPassword } from './newPassword.ts';
import type { PasswordConfirmation } from './passwordConfirmation.ts';

/**
 * The password to set through a mailed link. Uses up the link.
 */
export interface PasswordSettingInput {
  password: NewPassword;
  passwordConfirmation: PasswordConfirmation;
}
