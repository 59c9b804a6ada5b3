/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { LegalTextVersion } from './legalTextVersion.ts';

/**
 * Agreement to the texts of GET /setting/legal-texts/userAgreement and privacyPolicy, in the versions that were displayed. Registration requires both (S5); false for either gives 400-1-00-01.
 */
export interface RegistrationAgreementInput {
  /** The user agreement. */
  isUserAgreementAgreed: boolean;
  /** Displayed version of the user agreement. If another one is in force: 400-1-07-12. */
  userAgreementVersion: LegalTextVersion;
  /** The handling of personal information. */
  isPrivacyPolicyAgreed: boolean;
  /** Displayed version of the privacy policy. If another one is in force: 400-1-07-12. */
  privacyPolicyVersion: LegalTextVersion;
}
