/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { MailAddress } from './mailAddress.ts';
import type { RegistrationStep } from './registrationStep.ts';
import type { RegistrationValidState } from './registrationValidState.ts';

/**
 * The registration can go on.
 */
export interface RegistrationValid {
  state: RegistrationValidState;
  nextStep: RegistrationStep;
  mailAddress: MailAddress;
  /** Until when the link can be used, with offset. 24 hours after the mail unless the issuer set otherwise. */
  expiresAt: string;
}
