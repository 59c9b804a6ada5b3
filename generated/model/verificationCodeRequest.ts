/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * The address to send a confirmation code to.
 */
export interface VerificationCodeRequest {
  mailAddressId: Id;
}
