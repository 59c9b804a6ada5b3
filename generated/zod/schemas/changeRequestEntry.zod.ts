/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { ItemKey } from './itemKey.zod.ts';

export const changeRequestEntryValueMax = 2000;


export const changeRequestEntryValueRegExp = new RegExp('^([^?]*|[^@ ]+@[^@ ?]+)$');


export const ChangeRequestEntry = /*#__PURE__*/ zod.object({
  "itemKey": ItemKey,
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeRequestEntryValueMax)).check(/*#__PURE__*/ zod.regex(changeRequestEntryValueRegExp)))
});

export type ChangeRequestEntry = zod.input<typeof ChangeRequestEntry>;
export type ChangeRequestEntryOutput = zod.output<typeof ChangeRequestEntry>;
