/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { LegalTextType } from './legalTextType.zod.ts';
import { LegalTextVersion } from './legalTextVersion.zod.ts';

export const legalTextTitleMax = 200;

export const legalTextHtmlMax = 200000;



export const LegalText = /*#__PURE__*/ zod.object({
  "legalTextType": LegalTextType,
  "version": LegalTextVersion,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(legalTextTitleMax)),
  "html": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(legalTextHtmlMax)),
  "updatedOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date())
});

export type LegalText = zod.input<typeof LegalText>;
export type LegalTextOutput = zod.output<typeof LegalText>;
