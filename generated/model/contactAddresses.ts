/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { MailAddress } from './mailAddress.ts';
import type { Revision } from './revision.ts';
import type { SubMailAddress } from './subMailAddress.ts';

/**
 * Main address and sub addresses as they shall be, the whole list each time. Refused are more sub addresses than
 * subMailAddressLimit (400-1-06-14), an address given twice, whichever way it is written large or small
 * (400-1-06-15, the target is the later one), one that may not be changed (400-1-06-13), and what equals the
 * present addresses (400-1-06-07, S5).
 *
 * What the attached mails (AttachedMailSettings) are sent to follows: a new main address takes the place of the
 * old one, a sub address that was taken out is taken out there too, and a line left without a receiver gets the
 * main address.
 */
export interface ContactAddresses {
  revision: Revision;
  mailAddress: MailAddress;
  /**
     * Sub addresses, empty for none (S3).
     * @maxItems 50
     */
  subMailAddressList: SubMailAddress[];
}
