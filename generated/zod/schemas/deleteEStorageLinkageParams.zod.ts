/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const deleteEStorageLinkageParamsRevisionRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');

export const DeleteEStorageLinkageParams = /*#__PURE__*/ zod.object({
  "revision": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deleteEStorageLinkageParamsRevisionRegExp))
})

export type DeleteEStorageLinkageParams = zod.input<typeof DeleteEStorageLinkageParams>;
export type DeleteEStorageLinkageParamsOutput = zod.output<typeof DeleteEStorageLinkageParams>;
