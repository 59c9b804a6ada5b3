/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

export type PasswordSettingExpiredState = typeof PasswordSettingExpiredState[keyof typeof PasswordSettingExpiredState];


export const PasswordSettingExpiredState = {
  expired: 'expired',
} as const;
