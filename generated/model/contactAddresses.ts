/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { MailAddress } from './mailAddress.ts';
import type { SubMailAddress } from './subMailAddress.ts';

/**
 * Contact address and sub addresses as they shall be, the whole list each time. More sub addresses than subMailAddressLimit and an address given twice are refused (400-1-00-02), and so is what equals the present addresses (400-1-06-07, S5).
 */
export interface ContactAddresses {
  mailAddress: MailAddress;
  /**
     * Sub addresses, empty for none (S3).
     * @maxItems 10
     */
  subMailAddressList: SubMailAddress[];
}
