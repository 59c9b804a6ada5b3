/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The next step (S2). `top`: logged in. `passwdExpired`: the password has expired; `passwdTemporary`: it is a temporary one from a mail. Both must be changed before anything else. `verify`: the mail address must be verified with a confirmation code. In the last three cases the session allows only these steps, GET /auth/login-progress and the logout; any other call that needs a login gives 401-1-00-01. If both are due, the password comes first.
 */
export type LoginNextStep = typeof LoginNextStep[keyof typeof LoginNextStep];


export const LoginNextStep = {
  top: 'top',
  passwdExpired: 'passwdExpired',
  passwdTemporary: 'passwdTemporary',
  verify: 'verify',
} as const;
