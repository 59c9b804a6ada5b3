/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

export type RegistrationExpiredState = typeof RegistrationExpiredState[keyof typeof RegistrationExpiredState];


export const RegistrationExpiredState = {
  expired: 'expired',
} as const;
