/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const itemOptionValueMax = 100;

export const itemOptionLabelMax = 100;



export const ItemOption = /*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(itemOptionValueMax)),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(itemOptionLabelMax))
});

export type ItemOption = zod.input<typeof ItemOption>;
export type ItemOptionOutput = zod.output<typeof ItemOption>;
