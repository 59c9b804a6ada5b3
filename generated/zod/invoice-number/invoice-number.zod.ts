/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  InvoiceRegisterNumberInput
} from '../schemas/invoiceRegisterNumberInput.zod.ts';

import {
  InvoiceRegisterNumberResult
} from '../schemas/invoiceRegisterNumberResult.zod.ts';

import {
  InvoiceRegisterNumberState
} from '../schemas/invoiceRegisterNumberState.zod.ts';


/**
 * @summary The state of an invoice-number link.
 */
export const getInvoiceRegisterNumberStatePathTokenRegExp = new RegExp('^[A-Za-z0-9_-]{1,128}$');


export const GetInvoiceRegisterNumberStateParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getInvoiceRegisterNumberStatePathTokenRegExp))
})

export type GetInvoiceRegisterNumberStateParams = zod.input<typeof GetInvoiceRegisterNumberStateParams>;
export type GetInvoiceRegisterNumberStateParamsOutput = zod.output<typeof GetInvoiceRegisterNumberStateParams>;

export const GetInvoiceRegisterNumberStateResponse = InvoiceRegisterNumberState

export type GetInvoiceRegisterNumberStateResponse = zod.input<typeof GetInvoiceRegisterNumberStateResponse>;
export type GetInvoiceRegisterNumberStateResponseOutput = zod.output<typeof GetInvoiceRegisterNumberStateResponse>;

/**
 * @summary Enter the invoice registration number.
 */
export const registerInvoiceRegisterNumberPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]{1,128}$');


export const RegisterInvoiceRegisterNumberParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(registerInvoiceRegisterNumberPathTokenRegExp))
})

export type RegisterInvoiceRegisterNumberParams = zod.input<typeof RegisterInvoiceRegisterNumberParams>;
export type RegisterInvoiceRegisterNumberParamsOutput = zod.output<typeof RegisterInvoiceRegisterNumberParams>;

export const RegisterInvoiceRegisterNumberBody = InvoiceRegisterNumberInput

export type RegisterInvoiceRegisterNumberBody = zod.input<typeof RegisterInvoiceRegisterNumberBody>;
export type RegisterInvoiceRegisterNumberBodyOutput = zod.output<typeof RegisterInvoiceRegisterNumberBody>;

export const RegisterInvoiceRegisterNumberResponse = InvoiceRegisterNumberResult

export type RegisterInvoiceRegisterNumberResponse = zod.input<typeof RegisterInvoiceRegisterNumberResponse>;
export type RegisterInvoiceRegisterNumberResponseOutput = zod.output<typeof RegisterInvoiceRegisterNumberResponse>;

