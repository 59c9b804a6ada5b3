/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The screen that comes next (S2). `top`: logged in. `passwdExpired`: the password has expired or is a temporary one, and has to be changed before anything else. `verify`: the mail address has to be verified with a confirmation code. In the last two the session is good for these steps only; any other call that needs a login gives 401-1-00-01. If both are due, passwdExpired comes first.
 */
export type LoginNextStep = typeof LoginNextStep[keyof typeof LoginNextStep];


export const LoginNextStep = {
  top: 'top',
  passwdExpired: 'passwdExpired',
  verify: 'verify',
} as const;
