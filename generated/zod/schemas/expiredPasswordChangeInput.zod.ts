/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { LoginId } from './loginId.zod.ts';
import { NewPassword } from './newPassword.zod.ts';
import { Password } from './password.zod.ts';
import { PasswordConfirmation } from './passwordConfirmation.zod.ts';

export const ExpiredPasswordChangeInput = /*#__PURE__*/ zod.object({
  "loginId": LoginId,
  "currentPassword": Password,
  "password": NewPassword,
  "passwordConfirmation": PasswordConfirmation
});

export type ExpiredPasswordChangeInput = zod.input<typeof ExpiredPasswordChangeInput>;
export type ExpiredPasswordChangeInputOutput = zod.output<typeof ExpiredPasswordChangeInput>;
