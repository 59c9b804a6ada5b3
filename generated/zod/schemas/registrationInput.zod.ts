/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { LoginId } from './loginId.zod.ts';
import { NewPassword } from './newPassword.zod.ts';
import { PasswordConfirmation } from './passwordConfirmation.zod.ts';
import { RegistrationEntry } from './registrationEntry.zod.ts';
import { Revision } from './revision.zod.ts';

export const registrationInputItemsMax = 200;



export const RegistrationInput = /*#__PURE__*/ zod.object({
  "revision": Revision,
  "loginId": /*#__PURE__*/ zod.union([LoginId,/*#__PURE__*/ zod.null()]),
  "password": NewPassword,
  "passwordConfirmation": PasswordConfirmation,
  "items": /*#__PURE__*/ zod.array(RegistrationEntry).check(/*#__PURE__*/ zod.maxLength(registrationInputItemsMax))
});

export type RegistrationInput = zod.input<typeof RegistrationInput>;
export type RegistrationInputOutput = zod.output<typeof RegistrationInput>;
