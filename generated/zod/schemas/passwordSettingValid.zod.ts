/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { LoginId } from './loginId.zod.ts';
import { PasswordPolicy } from './passwordPolicy.zod.ts';
import { PasswordSettingPurpose } from './passwordSettingPurpose.zod.ts';

export const PasswordSettingValid = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['valid']),
  "purpose": PasswordSettingPurpose,
  "loginId": LoginId,
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "passwordPolicy": PasswordPolicy
});

export type PasswordSettingValid = zod.input<typeof PasswordSettingValid>;
export type PasswordSettingValidOutput = zod.output<typeof PasswordSettingValid>;
