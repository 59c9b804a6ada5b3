/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Which version of a legal text it is, the same in every language; another one whenever the issuer changes what it says. Recorded with an agreement.
 * @pattern ^[A-Za-z0-9._-]{1,40}$
 */
export type LegalTextVersion = string;
