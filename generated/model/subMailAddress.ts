/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { MailAddress } from './mailAddress.ts';

/**
 * One sub address, used for notification mail only (S3).
 */
export interface SubMailAddress {
  subMailAddress: MailAddress;
}
