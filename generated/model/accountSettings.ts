/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { LedgerMailAttachmentSizeLimit } from './ledgerMailAttachmentSizeLimit.ts';
import type { LoginId } from './loginId.ts';
import type { MailAddress } from './mailAddress.ts';
import type { PasswordPolicy } from './passwordPolicy.ts';
import type { SubMailAddress } from './subMailAddress.ts';
import type { SubMailAddressLimit } from './subMailAddressLimit.ts';

/**
 * The three sections of the account settings (S2 userConfig).
 */
export interface AccountSettings {
  loginId: LoginId;
  passwordPolicy: PasswordPolicy;
  /**
     * Day from which the password must be changed at login, yyyy-MM-dd in Japan time. Null if it never expires.
     * @nullable
     */
  passwordExpiresOn: string | null;
  /** The contact address (S3 main email address), or null if none was registered yet. */
  mailAddress: MailAddress | null;
  /**
     * The sub addresses in the order they were entered (S3).
     * @maxItems 10
     */
  subMailAddressList: SubMailAddress[];
  subMailAddressLimit: SubMailAddressLimit;
  /** Whether bills are attached to the notification mail (S2, ledger email attachment setting). */
  isLedgerMailAttached: boolean;
  /** Whether the customer may change isLedgerMailAttached (S6, the issuer controls it). */
  isLedgerMailAttachmentEditable: boolean;
  ledgerMailAttachmentSizeLimit: LedgerMailAttachmentSizeLimit;
}
