/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Who set the status: the customer, the issuer, or the system by a rule of the issuer.
 */
export type StatusUpdaterKind = typeof StatusUpdaterKind[keyof typeof StatusUpdaterKind];


export const StatusUpdaterKind = {
  customer: 'customer',
  issuer: 'issuer',
  system: 'system',
} as const;
