/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { MailAddress } from './mailAddress.ts';
import type { Revision } from './revision.ts';
import type { SubMailAddress } from './subMailAddress.ts';
import type { SubMailAddressLimit } from './subMailAddressLimit.ts';

/**
 * The mail addresses of the account, for userMailEdit and userConfig (S2).
 */
export interface MailAddressSettings {
  revision: Revision;
  /** The main address (S3), or null if none is registered yet. */
  mailAddress: MailAddress | null;
  /** Whether the customer can change the main address (S6). */
  isMailAddressEditable: boolean;
  /**
     * The sub addresses in the order of their entry (S3).
     * @maxItems 10
     */
  subMailAddressList: SubMailAddress[];
  /** Whether the customer can change the sub addresses (S6). */
  isSubMailAddressListEditable: boolean;
  subMailAddressLimit: SubMailAddressLimit;
  /** Whether a changed main address must be verified. It receives mails immediately; the next login then requires the step `verify` (LoginNextStep). Sub addresses are never verified. */
  isMailAddressVerificationRequired: boolean;
  /**
     * Addresses to which the last mail could not be delivered. Usually empty.
     * @maxItems 11
     */
  undeliverableMailAddresses: MailAddress[];
}
