/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const RegistrationAgreementInput = /*#__PURE__*/ zod.object({
  "isUserAgreementAgreed": /*#__PURE__*/ zod.boolean(),
  "isPrivacyPolicyAgreed": /*#__PURE__*/ zod.boolean()
});

export type RegistrationAgreementInput = zod.input<typeof RegistrationAgreementInput>;
export type RegistrationAgreementInputOutput = zod.output<typeof RegistrationAgreementInput>;
