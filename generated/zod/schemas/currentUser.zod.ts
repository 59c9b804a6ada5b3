/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const currentUserCustomerKeyRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const currentUserCustomerNameMax = 200;

export const currentUserTitleOfHonorMax = 20;



export const CurrentUser = /*#__PURE__*/ zod.object({
  "customerKey": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(currentUserCustomerKeyRegExp)),
  "customerName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(currentUserCustomerNameMax))),
  "titleOfHonor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(currentUserTitleOfHonorMax)))
});

export type CurrentUser = zod.input<typeof CurrentUser>;
export type CurrentUserOutput = zod.output<typeof CurrentUser>;
