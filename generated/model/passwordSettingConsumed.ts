/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { PasswordSettingConsumedState } from './passwordSettingConsumedState.ts';
import type { PasswordSettingPurpose } from './passwordSettingPurpose.ts';

/**
 * The password was already set with this link. The way on is the login.
 */
export interface PasswordSettingConsumed {
  state: PasswordSettingConsumedState;
  purpose: PasswordSettingPurpose;
  /** When the password was set, with offset. */
  consumedAt: string;
}
