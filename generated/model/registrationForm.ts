/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { MailAddress } from './mailAddress.ts';
import type { PasswordPolicy } from './passwordPolicy.ts';
import type { RegisteredItemGroup } from './registeredItemGroup.ts';
import type { Revision } from './revision.ts';

/**
 * Step 3 as the issuer set it (S6). Login ID and password are part of every form; the items are the issuer's.
 */
export interface RegistrationForm {
  revision: Revision;
  mailAddress: MailAddress;
  /** False if the login ID can be left out; the issuer then makes it the customer number, which has to be entered instead (neither gives 400-1-07-02). */
  isLoginIdRequired: boolean;
  /**
     * Least number of characters of a login ID, half-width alphanumerics and symbols (S5; not shown).
     * @minimum 1
     * @maximum 64
     */
  loginIdMinLength: number;
  /**
     * Greatest number of characters of a login ID, not below loginIdMinLength (not shown).
     * @minimum 6
     * @maximum 128
     */
  loginIdMaxLength: number;
  passwordPolicy: PasswordPolicy;
  /**
     * The issuer's items by heading, in its order. value is what the issuer knows already, isEditable false if it cannot be changed here. Empty if only login ID and password are asked for.
     * @maxItems 30
     */
  groups: RegisteredItemGroup[];
}
