/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { PasswordSettingExpiredState } from './passwordSettingExpiredState.ts';
import type { PasswordSettingPurpose } from './passwordSettingPurpose.ts';

/**
 * The link was not used in time. A new one can be asked for (S8, re-apply link).
 */
export interface PasswordSettingExpired {
  state: PasswordSettingExpiredState;
  purpose: PasswordSettingPurpose;
  /** When the link expired, with offset. */
  expiredAt: string;
}
