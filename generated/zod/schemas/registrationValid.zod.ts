/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { MailAddress } from './mailAddress.zod.ts';
import { RegistrationStep } from './registrationStep.zod.ts';

export const RegistrationValid = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['valid']),
  "nextStep": RegistrationStep,
  "mailAddress": MailAddress,
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type RegistrationValid = zod.input<typeof RegistrationValid>;
export type RegistrationValidOutput = zod.output<typeof RegistrationValid>;
