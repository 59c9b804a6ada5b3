/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Notice } from './notice.zod.ts';
import { Page } from './page.zod.ts';
import { PerPage } from './perPage.zod.ts';
import { Total } from './total.zod.ts';

export const noticeListItemsMax = 100;



export const NoticeList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Notice).check(/*#__PURE__*/ zod.maxLength(noticeListItemsMax)),
  "total": Total,
  "page": Page,
  "perPage": PerPage
});

export type NoticeList = zod.input<typeof NoticeList>;
export type NoticeListOutput = zod.output<typeof NoticeList>;
