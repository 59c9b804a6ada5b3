/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { NewPassword } from './newPassword.zod.ts';
import { PasswordConfirmation } from './passwordConfirmation.zod.ts';

export const PasswordSettingInput = /*#__PURE__*/ zod.object({
  "password": NewPassword,
  "passwordConfirmation": PasswordConfirmation
});

export type PasswordSettingInput = zod.input<typeof PasswordSettingInput>;
export type PasswordSettingInputOutput = zod.output<typeof PasswordSettingInput>;
