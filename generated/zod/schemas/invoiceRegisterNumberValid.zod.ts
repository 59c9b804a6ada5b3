/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { InvoiceRegisterNumber } from './invoiceRegisterNumber.zod.ts';
import { Revision } from './revision.zod.ts';

export const invoiceRegisterNumberValidCustomerNameMax = 200;

export const invoiceRegisterNumberValidTitleOfHonorMax = 20;



export const InvoiceRegisterNumberValid = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['valid']),
  "revision": Revision,
  "customerName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(invoiceRegisterNumberValidCustomerNameMax)),
  "titleOfHonor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(invoiceRegisterNumberValidTitleOfHonorMax))),
  "invoiceRegisterNumber": /*#__PURE__*/ zod.union([InvoiceRegisterNumber,/*#__PURE__*/ zod.null()]),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type InvoiceRegisterNumberValid = zod.input<typeof InvoiceRegisterNumberValid>;
export type InvoiceRegisterNumberValidOutput = zod.output<typeof InvoiceRegisterNumberValid>;
