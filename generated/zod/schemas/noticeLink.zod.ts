/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const noticeLinkUrlMax = 2000;


export const noticeLinkUrlRegExp = new RegExp('^https?://.');
export const noticeLinkTextMax = 100;



export const NoticeLink = /*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(noticeLinkUrlMax)).check(/*#__PURE__*/ zod.regex(noticeLinkUrlRegExp)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(noticeLinkTextMax)),
  "isExternalSite": /*#__PURE__*/ zod.boolean()
});

export type NoticeLink = zod.input<typeof NoticeLink>;
export type NoticeLinkOutput = zod.output<typeof NoticeLink>;
