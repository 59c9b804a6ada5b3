/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Bill } from './bill.zod.ts';
import { Page } from './page.zod.ts';
import { PerPage } from './perPage.zod.ts';
import { Total } from './total.zod.ts';

export const billListItemsMax = 100;



export const BillList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Bill).check(/*#__PURE__*/ zod.maxLength(billListItemsMax)),
  "total": Total,
  "page": Page,
  "perPage": PerPage
});

export type BillList = zod.input<typeof BillList>;
export type BillListOutput = zod.output<typeof BillList>;
