/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { LoginId } from './loginId.ts';
import type { Password } from './password.ts';

/**
 * The customer's credentials (S1, S2).
 */
export interface LoginInput {
  loginId: LoginId;
  password: Password;
}
