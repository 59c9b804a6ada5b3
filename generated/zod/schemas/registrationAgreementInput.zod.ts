/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { LegalTextVersion } from './legalTextVersion.zod.ts';

export const RegistrationAgreementInput = /*#__PURE__*/ zod.object({
  "isUserAgreementAgreed": /*#__PURE__*/ zod.boolean(),
  "userAgreementVersion": LegalTextVersion,
  "isPrivacyPolicyAgreed": /*#__PURE__*/ zod.boolean(),
  "privacyPolicyVersion": LegalTextVersion
});

export type RegistrationAgreementInput = zod.input<typeof RegistrationAgreementInput>;
export type RegistrationAgreementInputOutput = zod.output<typeof RegistrationAgreementInput>;
