/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { LoginId } from './loginId.ts';
import type { NewPassword } from './newPassword.ts';
import type { PasswordConfirmation } from './passwordConfirmation.ts';
import type { RegistrationEntry } from './registrationEntry.ts';
import type { Revision } from './revision.ts';

/**
 * Step 3 as entered. Completes the registration and spends the link.
 */
export interface RegistrationInput {
  revision: Revision;
  /** The login ID wanted, unique (S5). Null only where isLoginIdRequired is false. */
  loginId: LoginId | null;
  password: NewPassword;
  passwordConfirmation: PasswordConfirmation;
  /**
     * One entry for each item of the form that can be edited, blank ones too.
     * @maxItems 200
     */
  items: RegistrationEntry[];
}
