/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const MailAddressMin = 3;
export const MailAddressMax = 256;


export const MailAddressRegExp = new RegExp('^[!#-\'*+/-9=?A-Z^-~-]+(\\.[!#-\'*+/-9=?A-Z^-~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\\.)+([A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])$');


export const MailAddress = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(MailAddressMin)).check(/*#__PURE__*/ zod.maxLength(MailAddressMax)).check(/*#__PURE__*/ zod.regex(MailAddressRegExp));

export type MailAddress = zod.input<typeof MailAddress>;
export type MailAddressOutput = zod.output<typeof MailAddress>;
