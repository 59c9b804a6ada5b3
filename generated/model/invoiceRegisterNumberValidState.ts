/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

export type InvoiceRegisterNumberValidState = typeof InvoiceRegisterNumberValidState[keyof typeof InvoiceRegisterNumberValidState];


export const InvoiceRegisterNumberValidState = {
  valid: 'valid',
} as const;
