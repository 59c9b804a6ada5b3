/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Website of the storage service, or null. Opened only if it starts with http or https (S5), after the notice before an external site (S2).
 * @maxLength 2000
 * @nullable
 */
export type EStorageServiceUrl = string | null;
