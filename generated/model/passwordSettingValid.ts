/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { LoginId } from './loginId.ts';
import type { PasswordPolicy } from './passwordPolicy.ts';
import type { PasswordSettingPurpose } from './passwordSettingPurpose.ts';
import type { PasswordSettingValidState } from './passwordSettingValidState.ts';

/**
 * The link can be used to set a password, once.
 */
export interface PasswordSettingValid {
  state: PasswordSettingValidState;
  purpose: PasswordSettingPurpose;
  /** Whose password is set; for the password manager, which keeps the two together. */
  loginId: LoginId;
  /** Until when the link can be used, with offset. 24 hours after the mail unless the issuer set otherwise. */
  expiresAt: string;
  passwordPolicy: PasswordPolicy;
}
