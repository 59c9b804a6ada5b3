/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Registration number of the issuer of a qualified invoice (適格請求書発行事業者登録番号): T and 13 digits.
 * @pattern ^T[0-9]{13}$
 */
export type IssuerRegistrationNumber = string;
