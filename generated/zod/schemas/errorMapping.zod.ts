/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const ErrorMapping = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string(),
  "value": /*#__PURE__*/ zod.string(),
  "type": /*#__PURE__*/ zod.enum(['BE', 'FE'])
});

export type ErrorMapping = zod.input<typeof ErrorMapping>;
export type ErrorMappingOutput = zod.output<typeof ErrorMapping>;
