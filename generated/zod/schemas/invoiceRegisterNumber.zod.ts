/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const InvoiceRegisterNumberRegExp = new RegExp('^T?[0-9]{13}$');


export const InvoiceRegisterNumber = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(InvoiceRegisterNumberRegExp));

export type InvoiceRegisterNumber = zod.input<typeof InvoiceRegisterNumber>;
export type InvoiceRegisterNumberOutput = zod.output<typeof InvoiceRegisterNumber>;
