/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Revision } from './revision.zod.ts';

export const invoiceRegisterNumberInputInvoiceRegisterNumberRegExp = new RegExp('^T?[0-9]{13}$');


export const InvoiceRegisterNumberInput = /*#__PURE__*/ zod.object({
  "revision": Revision,
  "invoiceRegisterNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(invoiceRegisterNumberInputInvoiceRegisterNumberRegExp))
});

export type InvoiceRegisterNumberInput = zod.input<typeof InvoiceRegisterNumberInput>;
export type InvoiceRegisterNumberInputOutput = zod.output<typeof InvoiceRegisterNumberInput>;
