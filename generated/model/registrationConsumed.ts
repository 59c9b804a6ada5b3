/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { RegistrationConsumedState } from './registrationConsumedState.ts';

/**
 * The account was registered with this link. The way on is the login.
 */
export interface RegistrationConsumed {
  state: RegistrationConsumedState;
  /** When the account was registered, with offset. */
  registeredAt: string;
}
