/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { PasswordSettingConsumed } from './passwordSettingConsumed.ts';
import type { PasswordSettingExpired } from './passwordSettingExpired.ts';
import type { PasswordSettingValid } from './passwordSettingValid.ts';

/**
 * What a mailed password link is good for (S4). An address that never was a link gives 404-1-03-01 instead.
 */
export type PasswordSettingState = PasswordSettingValid | PasswordSettingExpired | PasswordSettingConsumed;
