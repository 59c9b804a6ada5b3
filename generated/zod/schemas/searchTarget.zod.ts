/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { SearchTargetId } from './searchTargetId.zod.ts';

export const searchTargetNameMax = 60;



export const SearchTarget = /*#__PURE__*/ zod.object({
  "searchTargetId": SearchTargetId,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchTargetNameMax))
});

export type SearchTarget = zod.input<typeof SearchTarget>;
export type SearchTargetOutput = zod.output<typeof SearchTarget>;
