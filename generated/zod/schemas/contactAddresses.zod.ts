/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { MailAddress } from './mailAddress.zod.ts';
import { Revision } from './revision.zod.ts';
import { SubMailAddress } from './subMailAddress.zod.ts';

export const contactAddressesSubMailAddressListMax = 10;



export const ContactAddresses = /*#__PURE__*/ zod.object({
  "revision": Revision,
  "mailAddress": MailAddress,
  "subMailAddressList": /*#__PURE__*/ zod.array(SubMailAddress).check(/*#__PURE__*/ zod.maxLength(contactAddressesSubMailAddressListMax))
});

export type ContactAddresses = zod.input<typeof ContactAddresses>;
export type ContactAddressesOutput = zod.output<typeof ContactAddresses>;
