/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * A password to be set (S3, S5). It must meet the PasswordPolicy; a violation gives 400-1-03-01 to 06, 08 or 09. The upper limit here only bounds the request; the policy's own limit is maxLength.
 * @minLength 1
 * @maxLength 128
 */
export type NewPassword = string;
