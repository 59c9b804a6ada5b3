/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Invoice registration number (S3) in an answer: always the letter T and 13 digits (S9), also if it was entered or is stored without the T. The pattern allows the digits alone only because earlier texts of this contract did: the portal still reads such an answer, and displays it with the T.
 * @pattern ^T?[0-9]{13}$
 */
export type InvoiceRegisterNumber = string;
