/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const ItemKeyRegExp = new RegExp('^[A-Za-z][A-Za-z0-9]{0,63}$');


export const ItemKey = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ItemKeyRegExp));

export type ItemKey = zod.input<typeof ItemKey>;
export type ItemKeyOutput = zod.output<typeof ItemKey>;
