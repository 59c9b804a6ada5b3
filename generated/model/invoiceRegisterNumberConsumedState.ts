/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

export type InvoiceRegisterNumberConsumedState = typeof InvoiceRegisterNumberConsumedState[keyof typeof InvoiceRegisterNumberConsumedState];


export const InvoiceRegisterNumberConsumedState = {
  consumed: 'consumed',
} as const;
