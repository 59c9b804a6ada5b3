/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { OperatorNotice } from './operatorNotice.zod.ts';

export const operatorNoticeListItemsMax = 50;



export const OperatorNoticeList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(OperatorNotice).check(/*#__PURE__*/ zod.maxLength(operatorNoticeListItemsMax))
});

export type OperatorNoticeList = zod.input<typeof OperatorNoticeList>;
export type OperatorNoticeListOutput = zod.output<typeof OperatorNoticeList>;
