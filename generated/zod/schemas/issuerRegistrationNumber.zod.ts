/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const IssuerRegistrationNumberRegExp = new RegExp('^T[0-9]{13}$');


export const IssuerRegistrationNumber = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(IssuerRegistrationNumberRegExp));

export type IssuerRegistrationNumber = zod.input<typeof IssuerRegistrationNumber>;
export type IssuerRegistrationNumberOutput = zod.output<typeof IssuerRegistrationNumber>;
