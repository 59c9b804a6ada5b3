/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { RegistrationConsumed } from './registrationConsumed.ts';
import type { RegistrationExpired } from './registrationExpired.ts';
import type { RegistrationValid } from './registrationValid.ts';

/**
 * What a registration link is good for (S4) and which step comes next. An address that never was a link gives 404-1-07-01 instead.
 */
export type RegistrationState = RegistrationValid | RegistrationExpired | RegistrationConsumed;
