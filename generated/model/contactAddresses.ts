/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { MailAddress } from './mailAddress.ts';
import type { Revision } from './revision.ts';
import type { SubMailAddress } from './subMailAddress.ts';

/**
 * The complete new list of main address and sub addresses. Refused: more sub addresses than
 * subMailAddressLimit (400-1-06-14), a duplicate address, regardless of case (400-1-06-15, the target is the
 * later one), a change of an address that cannot be changed (400-1-06-13), and a list equal to the current one
 * (400-1-06-07, S5).
 *
 * The receivers of attached mails (AttachedMailSettings) follow: a new main address replaces the old one, a
 * removed sub address is removed there too, and a line without a receiver gets the main address.
 */
export interface ContactAddresses {
  revision: Revision;
  mailAddress: MailAddress;
  /**
     * Sub addresses, empty for none (S3). At most subMailAddressLimit, which is never more than 10.
     * @maxItems 10
     */
  subMailAddressList: SubMailAddress[];
}
