/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { ItemFormat } from './itemFormat.zod.ts';
import { ItemKey } from './itemKey.zod.ts';
import { ItemOption } from './itemOption.zod.ts';

export const registeredItemLabelMax = 100;

export const registeredItemValueMax = 2000;

export const registeredItemMinLengthMin = 0;
export const registeredItemMinLengthMax = 2000;

export const registeredItemMaxLengthMax = 2000;

export const registeredItemOptionsMax = 100;

export const registeredItemHelpTextMax = 500;



export const RegisteredItem = /*#__PURE__*/ zod.object({
  "itemKey": ItemKey,
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registeredItemLabelMax)),
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registeredItemValueMax))),
  "format": ItemFormat,
  "isEditable": /*#__PURE__*/ zod.boolean(),
  "isRequired": /*#__PURE__*/ zod.boolean(),
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(registeredItemMinLengthMin)).check(/*#__PURE__*/ zod.lte(registeredItemMinLengthMax)),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(registeredItemMaxLengthMax)),
  "options": /*#__PURE__*/ zod.array(ItemOption).check(/*#__PURE__*/ zod.maxLength(registeredItemOptionsMax)),
  "helpText": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registeredItemHelpTextMax)))
});

export type RegisteredItem = zod.input<typeof RegisteredItem>;
export type RegisteredItemOutput = zod.output<typeof RegisteredItem>;
