/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Invoice registration number (S3) as stored: the letter T and 13 digits, or only the digits, as the backend keeps them (S9). The portal displays it with the T.
 * @pattern ^T?[0-9]{13}$
 */
export type InvoiceRegisterNumber = string;
