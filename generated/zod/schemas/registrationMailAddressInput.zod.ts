/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { MailAddress } from './mailAddress.zod.ts';

export const RegistrationMailAddressInput = /*#__PURE__*/ zod.object({
  "mailAddress": MailAddress
});

export type RegistrationMailAddressInput = zod.input<typeof RegistrationMailAddressInput>;
export type RegistrationMailAddressInputOutput = zod.output<typeof RegistrationMailAddressInput>;
