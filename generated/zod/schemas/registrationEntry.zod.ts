/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { ItemKey } from './itemKey.zod.ts';

export const registrationEntryValueMax = 2000;


export const registrationEntryValueRegExp = new RegExp('^([^?]*|[^@ ]+@[^@ ?]+)$');


export const RegistrationEntry = /*#__PURE__*/ zod.object({
  "itemKey": ItemKey,
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registrationEntryValueMax)).check(/*#__PURE__*/ zod.regex(registrationEntryValueRegExp)))
});

export type RegistrationEntry = zod.input<typeof RegistrationEntry>;
export type RegistrationEntryOutput = zod.output<typeof RegistrationEntry>;
