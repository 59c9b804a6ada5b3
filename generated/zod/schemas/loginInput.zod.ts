/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { LoginId } from './loginId.zod.ts';
import { Password } from './password.zod.ts';

export const LoginInput = /*#__PURE__*/ zod.object({
  "loginId": LoginId,
  "password": Password
});

export type LoginInput = zod.input<typeof LoginInput>;
export type LoginInputOutput = zod.output<typeof LoginInput>;
