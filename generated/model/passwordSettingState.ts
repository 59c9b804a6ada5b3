/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { PasswordSettingConsumed } from './passwordSettingConsumed.ts';
import type { PasswordSettingExpired } from './passwordSettingExpired.ts';
import type { PasswordSettingValid } from './passwordSettingValid.ts';

/**
 * The state of a mailed password link (S4). A token that was never issued gives 404-1-03-01 instead.
 */
export type PasswordSettingState = PasswordSettingValid | PasswordSettingExpired | PasswordSettingConsumed;
