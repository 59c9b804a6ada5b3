/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Name of the storage service in the language of X-Language.
 * @minLength 1
 * @maxLength 100
 */
export type EStorageServiceName = string;
