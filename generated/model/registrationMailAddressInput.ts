/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { MailAddress } from './mailAddress.ts';

/**
 * Step 1, where the link to the further steps is mailed.
 */
export interface RegistrationMailAddressInput {
  mailAddress: MailAddress;
}
