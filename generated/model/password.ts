/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The password as entered, to be compared with the stored one (S3). Its format is not validated here. Never put it into an address, a log or an answer.
 * @minLength 1
 * @maxLength 128
 */
export type Password = string;
