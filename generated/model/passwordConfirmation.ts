/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The new password again. A difference gives 400-1-03-07 (S5).
 * @minLength 1
 * @maxLength 128
 */
export type PasswordConfirmation = string;
