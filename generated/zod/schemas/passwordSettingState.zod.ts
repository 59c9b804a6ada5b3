/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { PasswordSettingConsumed } from './passwordSettingConsumed.zod.ts';
import { PasswordSettingExpired } from './passwordSettingExpired.zod.ts';
import { PasswordSettingValid } from './passwordSettingValid.zod.ts';

export const PasswordSettingState = /*#__PURE__*/ zod.discriminatedUnion('state', [PasswordSettingValid,PasswordSettingExpired,PasswordSettingConsumed]);

export type PasswordSettingState = zod.input<typeof PasswordSettingState>;
export type PasswordSettingStateOutput = zod.output<typeof PasswordSettingState>;
