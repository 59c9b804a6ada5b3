/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { MailAddress } from './mailAddress.ts';
import type { Revision } from './revision.ts';
import type { SubMailAddress } from './subMailAddress.ts';
import type { SubMailAddressLimit } from './subMailAddressLimit.ts';

/**
 * The mail addresses of the account, as userMailEdit and userConfig show them (S2).
 */
export interface MailAddressSettings {
  revision: Revision;
  /** The main address (S3), or null if none was registered yet. */
  mailAddress: MailAddress | null;
  /** Whether the customer may change the main address (S6). */
  isMailAddressEditable: boolean;
  /**
     * The sub addresses in the order they were entered (S3).
     * @maxItems 10
     */
  subMailAddressList: SubMailAddress[];
  /** Whether the customer may change the sub addresses (S6). */
  isSubMailAddressListEditable: boolean;
  subMailAddressLimit: SubMailAddressLimit;
  /** Whether a changed main address has to be verified. Mail goes to it at once; the next login then leads to `verify` (LoginNextStep). Sub addresses are never verified. */
  isMailAddressVerificationRequired: boolean;
  /**
     * Those of the addresses to which the last mail could not be delivered. Usually empty.
     * @maxItems 11
     */
  undeliverableMailAddresses: MailAddress[];
}
