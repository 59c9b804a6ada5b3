/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Version of a legal text, the same in every language. Changes whenever the issuer changes the content. Recorded with an agreement.
 * @pattern ^[A-Za-z0-9._-]{1,40}$
 */
export type LegalTextVersion = string;
