/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { MailAddress } from './mailAddress.ts';
import type { PasswordPolicy } from './passwordPolicy.ts';
import type { RegisteredItemGroup } from './registeredItemGroup.ts';
import type { Revision } from './revision.ts';

/**
 * Step 3 as the issuer configured it (S6). Every form has login ID and password; the issuer chooses the items.
 */
export interface RegistrationForm {
  revision: Revision;
  mailAddress: MailAddress;
  /** False if the login ID can be left out. It is then the customer number, which must be entered instead (neither gives 400-1-07-02). */
  isLoginIdRequired: boolean;
  /**
     * Minimum number of characters of a login ID, half-width alphanumerics and symbols (S5; not shown).
     * @minimum 1
     * @maximum 64
     */
  loginIdMinLength: number;
  /**
     * Maximum number of characters of a login ID, not below loginIdMinLength (not shown).
     * @minimum 6
     * @maximum 128
     */
  loginIdMaxLength: number;
  passwordPolicy: PasswordPolicy;
  /**
     * The issuer's items by heading, in the issuer's order. value is what the issuer already knows; isEditable is false if it cannot be changed here. Empty if the form has only login ID and password.
     * @maxItems 30
     */
  groups: RegisteredItemGroup[];
}
