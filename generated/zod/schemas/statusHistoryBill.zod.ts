/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';

export const statusHistoryBillBillTypeNameMax = 60;

export const statusHistoryBillBillNumberMax = 40;

export const statusHistoryBillTitleMax = 200;

export const statusHistoryBillStatusNameMax = 40;



export const StatusHistoryBill = /*#__PURE__*/ zod.object({
  "billId": Id,
  "billTypeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(statusHistoryBillBillTypeNameMax)),
  "billNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(statusHistoryBillBillNumberMax)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(statusHistoryBillTitleMax)),
  "publicationDate": /*#__PURE__*/ zod.iso.date(),
  "statusName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(statusHistoryBillStatusNameMax)))
});

export type StatusHistoryBill = zod.input<typeof StatusHistoryBill>;
export type StatusHistoryBillOutput = zod.output<typeof StatusHistoryBill>;
