/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Agreement to the texts of GET /setting/legal-texts/userAgreement and privacyPolicy. Registration requires both (S5); false for either gives 400-1-00-01.
 */
export interface RegistrationAgreementInput {
  /** The user agreement. */
  isUserAgreementAgreed: boolean;
  /** The handling of personal information. */
  isPrivacyPolicyAgreed: boolean;
}
