/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { MailAddress } from './mailAddress.zod.ts';
import { Revision } from './revision.zod.ts';
import { SubMailAddress } from './subMailAddress.zod.ts';
import { SubMailAddressLimit } from './subMailAddressLimit.zod.ts';

export const mailAddressSettingsSubMailAddressListMax = 10;

export const mailAddressSettingsUndeliverableMailAddressesMax = 11;



export const MailAddressSettings = /*#__PURE__*/ zod.object({
  "revision": Revision,
  "mailAddress": /*#__PURE__*/ zod.union([MailAddress,/*#__PURE__*/ zod.null()]),
  "isMailAddressEditable": /*#__PURE__*/ zod.boolean(),
  "subMailAddressList": /*#__PURE__*/ zod.array(SubMailAddress).check(/*#__PURE__*/ zod.maxLength(mailAddressSettingsSubMailAddressListMax)),
  "isSubMailAddressListEditable": /*#__PURE__*/ zod.boolean(),
  "subMailAddressLimit": SubMailAddressLimit,
  "isMailAddressVerificationRequired": /*#__PURE__*/ zod.boolean(),
  "undeliverableMailAddresses": /*#__PURE__*/ zod.array(MailAddress).check(/*#__PURE__*/ zod.maxLength(mailAddressSettingsUndeliverableMailAddressesMax))
});

export type MailAddressSettings = zod.input<typeof MailAddressSettings>;
export type MailAddressSettingsOutput = zod.output<typeof MailAddressSettings>;
