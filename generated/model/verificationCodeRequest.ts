/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * Where to send a confirmation code.
 */
export interface VerificationCodeRequest {
  mailAddressId: Id;
}
