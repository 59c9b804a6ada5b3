/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { MailAddress } from './mailAddress.ts';

/**
 * Step 1: the address that receives the link to the next steps.
 */
export interface RegistrationMailAddressInput {
  mailAddress: MailAddress;
}
