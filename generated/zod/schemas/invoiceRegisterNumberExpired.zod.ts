/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const InvoiceRegisterNumberExpired = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['expired']),
  "expiredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type InvoiceRegisterNumberExpired = zod.input<typeof InvoiceRegisterNumberExpired>;
export type InvoiceRegisterNumberExpiredOutput = zod.output<typeof InvoiceRegisterNumberExpired>;
