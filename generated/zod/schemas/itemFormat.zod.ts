/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const ItemFormat = /*#__PURE__*/ zod.enum(['text', 'halfWidth', 'integer', 'number', 'currency', 'date', 'dateTime', 'postalCode', 'phoneNumber', 'mailAddress', 'loginId', 'invoiceRegisterNumber', 'linkageCode', 'select']);

export type ItemFormat = zod.input<typeof ItemFormat>;
export type ItemFormatOutput = zod.output<typeof ItemFormat>;
