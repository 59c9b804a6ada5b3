/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { ItemKey } from './itemKey.zod.ts';

export const changeRequestItemLabelMax = 100;

export const changeRequestItemPreChangeContentMax = 2000;

export const changeRequestItemRequestedContentMax = 2000;



export const ChangeRequestItem = /*#__PURE__*/ zod.object({
  "itemKey": ItemKey,
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeRequestItemLabelMax)),
  "preChangeContent": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeRequestItemPreChangeContentMax))),
  "requestedContent": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeRequestItemRequestedContentMax)))
});

export type ChangeRequestItem = zod.input<typeof ChangeRequestItem>;
export type ChangeRequestItemOutput = zod.output<typeof ChangeRequestItem>;
