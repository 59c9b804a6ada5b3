/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { PasswordSettingPurpose } from './passwordSettingPurpose.zod.ts';

export const PasswordSettingExpired = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['expired']),
  "purpose": PasswordSettingPurpose,
  "expiredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type PasswordSettingExpired = zod.input<typeof PasswordSettingExpired>;
export type PasswordSettingExpiredOutput = zod.output<typeof PasswordSettingExpired>;
