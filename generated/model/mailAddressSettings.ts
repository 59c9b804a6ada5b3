/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { MailAddress } from './mailAddress.ts';
import type { SubMailAddress } from './subMailAddress.ts';
import type { SubMailAddressLimit } from './subMailAddressLimit.ts';

/**
 * What the screen for editing mail addresses shows (S2 userMailEdit).
 */
export interface MailAddressSettings {
  /** The main address (S3), or null if none was registered yet. */
  mailAddress: MailAddress | null;
  /**
     * The sub addresses in the order they were entered (S3).
     * @maxItems 10
     */
  subMailAddressList: SubMailAddress[];
  subMailAddressLimit: SubMailAddressLimit;
  /**
     * Those of the addresses to which the last mail could not be delivered. Usually empty.
     * @maxItems 11
     */
  undeliverableMailAddresses: MailAddress[];
}
