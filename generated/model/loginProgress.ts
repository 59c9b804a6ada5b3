/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { LoginId } from './loginId.ts';
import type { LoginNextStep } from './loginNextStep.ts';

/**
 * A login that may not be complete yet (S2 passwdExpired, verify).
 */
export interface LoginProgress {
  nextStep: LoginNextStep;
  /** The login ID of the session, for the password change and for the password manager. */
  loginId: LoginId;
}
