/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Page } from './page.zod.ts';
import { PerPage } from './perPage.zod.ts';
import { StatusHistoryBill } from './statusHistoryBill.zod.ts';
import { StatusHistoryItem } from './statusHistoryItem.zod.ts';
import { Total } from './total.zod.ts';

export const statusHistoryListItemsMax = 100;



export const StatusHistoryList = /*#__PURE__*/ zod.object({
  "bill": StatusHistoryBill,
  "items": /*#__PURE__*/ zod.array(StatusHistoryItem).check(/*#__PURE__*/ zod.maxLength(statusHistoryListItemsMax)),
  "total": Total,
  "page": Page,
  "perPage": PerPage
});

export type StatusHistoryList = zod.input<typeof StatusHistoryList>;
export type StatusHistoryListOutput = zod.output<typeof StatusHistoryList>;
