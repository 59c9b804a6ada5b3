/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { LoginId } from './loginId.ts';
import type { RegisteredMailAddress } from './registeredMailAddress.ts';

/**
 * The customer who forgot the password (S2 bapRepublishPasswd).
 */
export interface PasswordReissueInput {
  loginId: LoginId;
  registeredMailAddress: RegisteredMailAddress;
}
