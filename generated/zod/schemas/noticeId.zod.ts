/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const NoticeIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const NoticeId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(NoticeIdRegExp));

export type NoticeId = zod.input<typeof NoticeId>;
export type NoticeIdOutput = zod.output<typeof NoticeId>;
