/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { PasswordSettingExpiredState } from './passwordSettingExpiredState.ts';
import type { PasswordSettingPurpose } from './passwordSettingPurpose.ts';

/**
 * The link expired before it was used. The customer can request a new one (S8, re-apply link).
 */
export interface PasswordSettingExpired {
  state: PasswordSettingExpiredState;
  purpose: PasswordSettingPurpose;
  /** When the link expired, with offset. */
  expiredAt: string;
}
