/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { MailAddress } from './mailAddress.zod.ts';

export const RegisteredMailAddress = MailAddress;

export type RegisteredMailAddress = zod.input<typeof RegisteredMailAddress>;
export type RegisteredMailAddressOutput = zod.output<typeof RegisteredMailAddress>;
