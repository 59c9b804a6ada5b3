/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';

export const VerificationCodeRequest = /*#__PURE__*/ zod.object({
  "mailAddressId": Id
});

export type VerificationCodeRequest = zod.input<typeof VerificationCodeRequest>;
export type VerificationCodeRequestOutput = zod.output<typeof VerificationCodeRequest>;
