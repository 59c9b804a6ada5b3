/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const invoiceRegisterNumberInputInvoiceRegisterNumberRegExp = new RegExp('^T?[0-9]{13}$');


export const InvoiceRegisterNumberInput = /*#__PURE__*/ zod.object({
  "invoiceRegisterNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(invoiceRegisterNumberInputInvoiceRegisterNumberRegExp))
});

export type InvoiceRegisterNumberInput = zod.input<typeof InvoiceRegisterNumberInput>;
export type InvoiceRegisterNumberInputOutput = zod.output<typeof InvoiceRegisterNumberInput>;
