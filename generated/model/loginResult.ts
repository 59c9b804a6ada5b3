/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { LoginNextStep } from './loginNextStep.ts';

/**
 * Where a login with the right login ID and password leads.
 */
export interface LoginResult {
  nextStep: LoginNextStep;
}
