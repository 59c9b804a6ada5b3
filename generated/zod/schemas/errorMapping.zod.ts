/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const errorMappingKeyMax = 64;

export const errorMappingValueMax = 2000;



export const ErrorMapping = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(errorMappingKeyMax)),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(errorMappingValueMax)),
  "type": /*#__PURE__*/ zod.enum(['BE', 'FE'])
});

export type ErrorMapping = zod.input<typeof ErrorMapping>;
export type ErrorMappingOutput = zod.output<typeof ErrorMapping>;
