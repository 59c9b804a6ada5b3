/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * How a forgotten password is replaced (S2 bapRepublishPasswd). `mail` sends a link to set a new one; `temporaryPassword` sends a temporary password.
 */
export type PasswordReissueMethod = typeof PasswordReissueMethod[keyof typeof PasswordReissueMethod];


export const PasswordReissueMethod = {
  mail: 'mail',
  temporaryPassword: 'temporaryPassword',
} as const;
