/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { MailAddress } from './mailAddress.zod.ts';
import { PasswordPolicy } from './passwordPolicy.zod.ts';
import { RegisteredItemGroup } from './registeredItemGroup.zod.ts';
import { Revision } from './revision.zod.ts';

export const registrationFormLoginIdMinLengthMax = 64;

export const registrationFormLoginIdMaxLengthMin = 6;
export const registrationFormLoginIdMaxLengthMax = 128;

export const registrationFormGroupsMax = 30;



export const RegistrationForm = /*#__PURE__*/ zod.object({
  "revision": Revision,
  "mailAddress": MailAddress,
  "isLoginIdRequired": /*#__PURE__*/ zod.boolean(),
  "loginIdMinLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(registrationFormLoginIdMinLengthMax)),
  "loginIdMaxLength": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(registrationFormLoginIdMaxLengthMin)).check(/*#__PURE__*/ zod.lte(registrationFormLoginIdMaxLengthMax)),
  "passwordPolicy": PasswordPolicy,
  "groups": /*#__PURE__*/ zod.array(RegisteredItemGroup).check(/*#__PURE__*/ zod.maxLength(registrationFormGroupsMax))
});

export type RegistrationForm = zod.input<typeof RegistrationForm>;
export type RegistrationFormOutput = zod.output<typeof RegistrationForm>;
