/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

export type PasswordSettingValidState = typeof PasswordSettingValidState[keyof typeof PasswordSettingValidState];


export const PasswordSettingValidState = {
  valid: 'valid',
} as const;
