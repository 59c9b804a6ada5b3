/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { PasswordSettingConsumedState } from './passwordSettingConsumedState.ts';
import type { PasswordSettingPurpose } from './passwordSettingPurpose.ts';

/**
 * The link was already used to set the password. The next step is the login.
 */
export interface PasswordSettingConsumed {
  state: PasswordSettingConsumedState;
  purpose: PasswordSettingPurpose;
  /** When the password was set, with offset. */
  consumedAt: string;
}
