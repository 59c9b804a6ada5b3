/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * A mail address.
 * @minLength 3
 * @maxLength 256
 */
export type MailAddress = string;
