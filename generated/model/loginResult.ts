/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { LoginNextStep } from './loginNextStep.ts';

/**
 * The step after a login with the correct login ID and password.
 */
export interface LoginResult {
  nextStep: LoginNextStep;
}
