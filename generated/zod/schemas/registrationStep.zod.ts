/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const RegistrationStep = /*#__PURE__*/ zod.enum(['agreement', 'customer']);

export type RegistrationStep = zod.input<typeof RegistrationStep>;
export type RegistrationStepOutput = zod.output<typeof RegistrationStep>;
