/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { LoginId } from './loginId.ts';
import type { RegisteredMailAddress } from './registeredMailAddress.ts';

/**
 * The customer who requests a temporary password (S2 bapRepublishPasswd, the other variant).
 */
export interface TemporaryPasswordInput {
  loginId: LoginId;
  registeredMailAddress: RegisteredMailAddress;
}
