/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

export type InvoiceRegisterNumberExpiredState = typeof InvoiceRegisterNumberExpiredState[keyof typeof InvoiceRegisterNumberExpiredState];


export const InvoiceRegisterNumberExpiredState = {
  expired: 'expired',
} as const;
