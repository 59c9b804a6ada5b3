/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * A password as it is, for comparison with the one kept (S3). Its form is not judged here; a wrong one is wrong. Never in an address, a log or an answer.
 * @minLength 1
 * @maxLength 128
 */
export type Password = string;
