/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { RegistrationConsumed } from './registrationConsumed.ts';
import type { RegistrationExpired } from './registrationExpired.ts';
import type { RegistrationValid } from './registrationValid.ts';

/**
 * The state of a registration link (S4) and the next step. A token that was never issued gives 404-1-07-01 instead.
 */
export type RegistrationState = RegistrationValid | RegistrationExpired | RegistrationConsumed;
