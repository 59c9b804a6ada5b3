/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { LoginId } from './loginId.ts';
import type { Password } from './password.ts';

/**
 * What the customer logs in with (S1, S2).
 */
export interface LoginInput {
  loginId: LoginId;
  password: Password;
}
