/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { RegistrationConsumed } from './registrationConsumed.zod.ts';
import { RegistrationExpired } from './registrationExpired.zod.ts';
import { RegistrationValid } from './registrationValid.zod.ts';

export const RegistrationState = /*#__PURE__*/ zod.discriminatedUnion('state', [RegistrationValid,RegistrationExpired,RegistrationConsumed]);

export type RegistrationState = zod.input<typeof RegistrationState>;
export type RegistrationStateOutput = zod.output<typeof RegistrationState>;
