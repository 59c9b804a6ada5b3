/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { LoginId } from './loginId.ts';
import type { MailAddress } from './mailAddress.ts';

/**
 * The new account, for step 4.
 */
export interface RegistrationResult {
  loginId: LoginId;
  /**
     * Customer name (S3), or null if it is unset.
     * @maxLength 200
     * @nullable
     */
  customerName: string | null;
  mailAddress: MailAddress;
  /** When it was registered, with offset. */
  registeredAt: string;
}
