/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { LoginId } from './loginId.ts';
import type { PasswordPolicy } from './passwordPolicy.ts';
import type { PasswordSettingPurpose } from './passwordSettingPurpose.ts';
import type { PasswordSettingValidState } from './passwordSettingValidState.ts';

/**
 * The link can be used once to set a password.
 */
export interface PasswordSettingValid {
  state: PasswordSettingValidState;
  purpose: PasswordSettingPurpose;
  /** The login ID of the account, for the password manager, which stores both together. */
  loginId: LoginId;
  /** When the link expires, with offset. 24 hours after the mail unless the issuer set another time. */
  expiresAt: string;
  passwordPolicy: PasswordPolicy;
}
