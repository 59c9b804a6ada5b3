/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const RevisionRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const Revision = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(RevisionRegExp));

export type Revision = zod.input<typeof Revision>;
export type RevisionOutput = zod.output<typeof Revision>;
