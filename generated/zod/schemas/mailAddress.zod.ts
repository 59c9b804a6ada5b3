/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const MailAddressMin = 3;
export const MailAddressMax = 256;



export const MailAddress = /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.minLength(MailAddressMin)).check(/*#__PURE__*/ zod.maxLength(MailAddressMax));

export type MailAddress = zod.input<typeof MailAddress>;
export type MailAddressOutput = zod.output<typeof MailAddress>;
