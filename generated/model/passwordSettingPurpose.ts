/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Why the link was mailed. `initial`: the first password of an account that the issuer created. `reissue`: the customer forgot the password.
 */
export type PasswordSettingPurpose = typeof PasswordSettingPurpose[keyof typeof PasswordSettingPurpose];


export const PasswordSettingPurpose = {
  initial: 'initial',
  reissue: 'reissue',
} as const;
