/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { InvoiceRegisterNumber } from './invoiceRegisterNumber.zod.ts';

export const invoiceRegisterNumberConsumedCustomerNameMax = 200;

export const invoiceRegisterNumberConsumedTitleOfHonorMax = 20;



export const InvoiceRegisterNumberConsumed = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['consumed']),
  "customerName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(invoiceRegisterNumberConsumedCustomerNameMax)),
  "titleOfHonor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(invoiceRegisterNumberConsumedTitleOfHonorMax))),
  "invoiceRegisterNumber": InvoiceRegisterNumber,
  "registeredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type InvoiceRegisterNumberConsumed = zod.input<typeof InvoiceRegisterNumberConsumed>;
export type InvoiceRegisterNumberConsumedOutput = zod.output<typeof InvoiceRegisterNumberConsumed>;
