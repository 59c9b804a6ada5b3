/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Number of sub addresses that can be registered. The specification gives 3 in most texts and 10 in others (S9), and both stand, so it is the issuer's to say.
 * @minimum 0
 * @maximum 10
 */
export type SubMailAddressLimit = number;
