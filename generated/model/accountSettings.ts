/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { LedgerMailAttachmentSettings } from './ledgerMailAttachmentSettings.ts';
import type { LoginId } from './loginId.ts';
import type { MailAddressSettings } from './mailAddressSettings.ts';
import type { PasswordPolicy } from './passwordPolicy.ts';

/**
 * The three sections of the account settings (S2 userConfig). Each is saved separately and has its own revision, so that saving one leaves the others unchanged.
 */
export interface AccountSettings {
  loginId: LoginId;
  passwordPolicy: PasswordPolicy;
  /**
     * Day from which the password must be changed at login, yyyy-MM-dd in Japan time. Null if it never expires.
     * @nullable
     */
  passwordExpiresOn: string | null;
  mailAddresses: MailAddressSettings;
  ledgerMailAttachment: LedgerMailAttachmentSettings;
}
