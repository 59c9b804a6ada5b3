/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { MailAddress } from './mailAddress.ts';
import type { RegistrationStep } from './registrationStep.ts';
import type { RegistrationValidState } from './registrationValidState.ts';

/**
 * The registration can continue.
 */
export interface RegistrationValid {
  state: RegistrationValidState;
  nextStep: RegistrationStep;
  mailAddress: MailAddress;
  /** When the link expires, with offset. 24 hours after the mail unless the issuer set another time. */
  expiresAt: string;
}
