/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { ItemKey } from './itemKey.zod.ts';
import { RegisteredItem } from './registeredItem.zod.ts';

export const registeredItemGroupTitleMax = 100;

export const registeredItemGroupItemsMax = 100;



export const RegisteredItemGroup = /*#__PURE__*/ zod.object({
  "groupKey": ItemKey,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registeredItemGroupTitleMax)),
  "items": /*#__PURE__*/ zod.array(RegisteredItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registeredItemGroupItemsMax))
});

export type RegisteredItemGroup = zod.input<typeof RegisteredItemGroup>;
export type RegisteredItemGroupOutput = zod.output<typeof RegisteredItemGroup>;
