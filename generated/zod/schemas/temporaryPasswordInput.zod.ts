/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { LoginId } from './loginId.zod.ts';
import { RegisteredMailAddress } from './registeredMailAddress.zod.ts';

export const TemporaryPasswordInput = /*#__PURE__*/ zod.object({
  "loginId": LoginId,
  "registeredMailAddress": RegisteredMailAddress
});

export type TemporaryPasswordInput = zod.input<typeof TemporaryPasswordInput>;
export type TemporaryPasswordInputOutput = zod.output<typeof TemporaryPasswordInput>;
