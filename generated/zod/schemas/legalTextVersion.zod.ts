/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const LegalTextVersionRegExp = new RegExp('^[A-Za-z0-9._-]{1,40}$');


export const LegalTextVersion = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(LegalTextVersionRegExp));

export type LegalTextVersion = zod.input<typeof LegalTextVersion>;
export type LegalTextVersionOutput = zod.output<typeof LegalTextVersion>;
