/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { PasswordSettingPurpose } from './passwordSettingPurpose.zod.ts';

export const PasswordSettingConsumed = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['consumed']),
  "purpose": PasswordSettingPurpose,
  "consumedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type PasswordSettingConsumed = zod.input<typeof PasswordSettingConsumed>;
export type PasswordSettingConsumedOutput = zod.output<typeof PasswordSettingConsumed>;
