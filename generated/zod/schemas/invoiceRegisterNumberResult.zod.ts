/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { InvoiceRegisterNumber } from './invoiceRegisterNumber.zod.ts';

export const invoiceRegisterNumberResultCustomerNameMax = 200;

export const invoiceRegisterNumberResultTitleOfHonorMax = 20;



export const InvoiceRegisterNumberResult = /*#__PURE__*/ zod.object({
  "customerName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(invoiceRegisterNumberResultCustomerNameMax)),
  "titleOfHonor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(invoiceRegisterNumberResultTitleOfHonorMax))),
  "invoiceRegisterNumber": InvoiceRegisterNumber,
  "registeredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type InvoiceRegisterNumberResult = zod.input<typeof InvoiceRegisterNumberResult>;
export type InvoiceRegisterNumberResultOutput = zod.output<typeof InvoiceRegisterNumberResult>;
