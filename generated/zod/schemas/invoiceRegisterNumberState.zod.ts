/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { InvoiceRegisterNumberConsumed } from './invoiceRegisterNumberConsumed.zod.ts';
import { InvoiceRegisterNumberExpired } from './invoiceRegisterNumberExpired.zod.ts';
import { InvoiceRegisterNumberValid } from './invoiceRegisterNumberValid.zod.ts';

export const InvoiceRegisterNumberState = /*#__PURE__*/ zod.discriminatedUnion('state', [InvoiceRegisterNumberValid,InvoiceRegisterNumberExpired,InvoiceRegisterNumberConsumed]);

export type InvoiceRegisterNumberState = zod.input<typeof InvoiceRegisterNumberState>;
export type InvoiceRegisterNumberStateOutput = zod.output<typeof InvoiceRegisterNumberState>;
