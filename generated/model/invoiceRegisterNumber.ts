/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Invoice registration number (S3) as stored: the letter T and 13 digits.
 * @pattern ^T[0-9]{13}$
 */
export type InvoiceRegisterNumber = string;
