/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const passwordPolicyMinLengthMax = 64;

export const passwordPolicyMaxLengthMin = 8;
export const passwordPolicyMaxLengthMax = 128;

export const passwordPolicyRequiredKindsMax = 4;

export const passwordPolicyAllowedSymbolsMax = 32;


export const passwordPolicyAllowedSymbolsRegExp = new RegExp('^[!-/:-@\\[-`{-~]+$');
export const passwordPolicyHistoryCountMin = 0;
export const passwordPolicyHistoryCountMax = 24;

export const passwordPolicyExpiresInDaysMax = 3650;



export const PasswordPolicy = /*#__PURE__*/ zod.object({
  "minLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(passwordPolicyMinLengthMax)),
  "maxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(passwordPolicyMaxLengthMin)).check(/*#__PURE__*/ zod.lte(passwordPolicyMaxLengthMax)),
  "requiredKinds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(passwordPolicyRequiredKindsMax)),
  "isSymbolRequired": /*#__PURE__*/ zod.boolean(),
  "allowedSymbols": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passwordPolicyAllowedSymbolsMax)).check(/*#__PURE__*/ zod.regex(passwordPolicyAllowedSymbolsRegExp)),
  "historyCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(passwordPolicyHistoryCountMin)).check(/*#__PURE__*/ zod.lte(passwordPolicyHistoryCountMax)),
  "expiresInDays": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(passwordPolicyExpiresInDaysMax)))
});

export type PasswordPolicy = zod.input<typeof PasswordPolicy>;
export type PasswordPolicyOutput = zod.output<typeof PasswordPolicy>;
