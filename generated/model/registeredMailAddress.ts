/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { MailAddress } from './mailAddress.ts';

/**
 * The main mail address of the account (S3). A different one gives 400-1-02-05.
 */
export type RegisteredMailAddress = MailAddress;
