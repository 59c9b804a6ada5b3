/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

export type RegistrationConsumedState = typeof RegistrationConsumedState[keyof typeof RegistrationConsumedState];


export const RegistrationConsumedState = {
  consumed: 'consumed',
} as const;
