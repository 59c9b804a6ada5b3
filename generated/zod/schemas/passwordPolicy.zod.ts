/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const passwordPolicyMinLengthDefault = 8;
export const passwordPolicyMinLengthMax = 64;

export const passwordPolicyMaxLengthDefault = 32;
export const passwordPolicyMaxLengthMin = 8;
export const passwordPolicyMaxLengthMax = 128;

export const passwordPolicyRequiredKindsDefault = 3;
export const passwordPolicyRequiredKindsMax = 4;

export const passwordPolicyIsSymbolRequiredDefault = false;
export const passwordPolicyHistoryCountDefault = 3;
export const passwordPolicyHistoryCountMin = 0;
export const passwordPolicyHistoryCountMax = 24;

export const passwordPolicyExpiresInDaysDefault = 90;
export const passwordPolicyExpiresInDaysMax = 3650;



export const PasswordPolicy = /*#__PURE__*/ zod.object({
  "minLength": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(passwordPolicyMinLengthMax)), passwordPolicyMinLengthDefault),
  "maxLength": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(passwordPolicyMaxLengthMin)).check(/*#__PURE__*/ zod.lte(passwordPolicyMaxLengthMax)), passwordPolicyMaxLengthDefault),
  "requiredKinds": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(passwordPolicyRequiredKindsMax)), passwordPolicyRequiredKindsDefault),
  "isSymbolRequired": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), passwordPolicyIsSymbolRequiredDefault),
  "historyCount": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(passwordPolicyHistoryCountMin)).check(/*#__PURE__*/ zod.lte(passwordPolicyHistoryCountMax)), passwordPolicyHistoryCountDefault),
  "expiresInDays": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(passwordPolicyExpiresInDaysMax))), passwordPolicyExpiresInDaysDefault)
});

export type PasswordPolicy = zod.input<typeof PasswordPolicy>;
export type PasswordPolicyOutput = zod.output<typeof PasswordPolicy>;
