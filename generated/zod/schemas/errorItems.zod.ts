/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { ErrorItem } from './errorItem.zod.ts';

export const ErrorItemsMax = 200;



export const ErrorItems = /*#__PURE__*/ zod.array(ErrorItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ErrorItemsMax));

export type ErrorItems = zod.input<typeof ErrorItems>;
export type ErrorItemsOutput = zod.output<typeof ErrorItems>;
