/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { RegistrationExpiredState } from './registrationExpiredState.ts';

/**
 * The link expired before the registration was completed. The customer can apply again (S8, re-apply link).
 */
export interface RegistrationExpired {
  state: RegistrationExpiredState;
  /** When the link expired, with offset. */
  expiredAt: string;
}
