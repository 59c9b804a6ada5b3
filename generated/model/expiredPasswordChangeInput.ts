/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { LoginId } from './loginId.ts';
import type { NewPassword } from './newPassword.ts';
import type { Password } from './password.ts';
import type { PasswordConfirmation } from './passwordConfirmation.ts';

/**
 * The change of an expired or temporary password. Contains the login ID, because there is no complete login yet.
 */
export interface ExpiredPasswordChangeInput {
  loginId: LoginId;
  currentPassword: Password;
  password: NewPassword;
  passwordConfirmation: PasswordConfirmation;
}
