/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { LoginId } from './loginId.ts';
import type { NewPassword } from './newPassword.ts';
import type { PasswordConfirmation } from './passwordConfirmation.ts';
import type { RegistrationEntry } from './registrationEntry.ts';
import type { Revision } from './revision.ts';

/**
 * Step 3 as entered. Completes the registration and uses up the link.
 */
export interface RegistrationInput {
  revision: Revision;
  /** The requested login ID, unique (S5). Null only if isLoginIdRequired is false. */
  loginId: LoginId | null;
  password: NewPassword;
  passwordConfirmation: PasswordConfirmation;
  /**
     * One entry for each editable item of the form, including blank ones.
     * @maxItems 200
     */
  items: RegistrationEntry[];
}
