/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { MailAddress } from './mailAddress.ts';

/**
 * A sub address, used only for notification mails (S3).
 */
export interface SubMailAddress {
  subMailAddress: MailAddress;
}
