/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { LoginId } from './loginId.zod.ts';
import { RegisteredMailAddress } from './registeredMailAddress.zod.ts';

export const PasswordReissueInput = /*#__PURE__*/ zod.object({
  "loginId": LoginId,
  "registeredMailAddress": RegisteredMailAddress
});

export type PasswordReissueInput = zod.input<typeof PasswordReissueInput>;
export type PasswordReissueInputOutput = zod.output<typeof PasswordReissueInput>;
