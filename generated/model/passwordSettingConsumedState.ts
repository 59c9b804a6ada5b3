/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

export type PasswordSettingConsumedState = typeof PasswordSettingConsumedState[keyof typeof PasswordSettingConsumedState];


export const PasswordSettingConsumedState = {
  consumed: 'consumed',
} as const;
