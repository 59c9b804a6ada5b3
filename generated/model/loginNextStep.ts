/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * What comes next (S2). `top`: logged in. `passwdExpired`: the password has expired, `passwdTemporary`: it is one that was mailed for a while only; either has to be changed before anything else. `verify`: the mail address has to be verified with a confirmation code. In the last three the session is good for these steps, GET /auth/login-progress and the logout only; any other call that needs a login gives 401-1-00-01. If both are due, the password comes first.
 */
export type LoginNextStep = typeof LoginNextStep[keyof typeof LoginNextStep];


export const LoginNextStep = {
  top: 'top',
  passwdExpired: 'passwdExpired',
  passwdTemporary: 'passwdTemporary',
  verify: 'verify',
} as const;
