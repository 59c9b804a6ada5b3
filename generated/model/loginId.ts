/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Login ID (S3), unique among the issuer's customers (S5). The login does not validate its format; a wrong one gives 400-1-02-01 like any other.
 * @minLength 1
 * @maxLength 128
 */
export type LoginId = string;
