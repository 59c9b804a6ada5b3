/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const deleteEStorageLinkageByTokenParamsRevisionRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');

export const DeleteEStorageLinkageByTokenParams = /*#__PURE__*/ zod.object({
  "revision": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deleteEStorageLinkageByTokenParamsRevisionRegExp))
})

export type DeleteEStorageLinkageByTokenParams = zod.input<typeof DeleteEStorageLinkageByTokenParams>;
export type DeleteEStorageLinkageByTokenParamsOutput = zod.output<typeof DeleteEStorageLinkageByTokenParams>;
