/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * A password to be set (S3, S5). Must meet the PasswordPolicy; what it breaks is answered with 400-1-03-01 to 06, 08 and 09. The upper limit here only bounds the request, the policy's own is maxLength.
 * @minLength 1
 * @maxLength 128
 */
export type NewPassword = string;
