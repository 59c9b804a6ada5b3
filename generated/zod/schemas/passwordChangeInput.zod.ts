/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { NewPassword } from './newPassword.zod.ts';
import { Password } from './password.zod.ts';
import { PasswordConfirmation } from './passwordConfirmation.zod.ts';

export const PasswordChangeInput = /*#__PURE__*/ zod.object({
  "currentPassword": Password,
  "password": NewPassword,
  "passwordConfirmation": PasswordConfirmation
});

export type PasswordChangeInput = zod.input<typeof PasswordChangeInput>;
export type PasswordChangeInputOutput = zod.output<typeof PasswordChangeInput>;
