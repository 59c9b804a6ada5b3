/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

export type RegistrationValidState = typeof RegistrationValidState[keyof typeof RegistrationValidState];


export const RegistrationValidState = {
  valid: 'valid',
} as const;
