/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { RegistrationExpiredState } from './registrationExpiredState.ts';

/**
 * The registration was not completed in time. It can be applied for again (S8, re-apply link).
 */
export interface RegistrationExpired {
  state: RegistrationExpiredState;
  /** When the link expired, with offset. */
  expiredAt: string;
}
