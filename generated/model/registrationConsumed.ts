/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { LoginId } from './loginId.ts';
import type { MailAddress } from './mailAddress.ts';
import type { RegistrationConsumedState } from './registrationConsumedState.ts';

/**
 * The account was registered with this link: the content of step 4, also after a reload. The next step is the login.
 */
export interface RegistrationConsumed {
  state: RegistrationConsumedState;
  loginId: LoginId;
  /**
     * Customer name (S3), or null if it is unset.
     * @maxLength 200
     * @nullable
     */
  customerName: string | null;
  mailAddress: MailAddress;
  /** When the account was registered, with offset. */
  registeredAt: string;
}
