/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Maximum number of sub addresses. The specification says 3 in most places and 10 in others (S9); the issuer decides.
 * @minimum 0
 * @maximum 10
 */
export type SubMailAddressLimit = number;
