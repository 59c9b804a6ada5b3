/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { LedgerMailAttachmentSizeLimit } from './ledgerMailAttachmentSizeLimit.zod.ts';
import { LoginId } from './loginId.zod.ts';
import { MailAddress } from './mailAddress.zod.ts';
import { PasswordPolicy } from './passwordPolicy.zod.ts';
import { SubMailAddress } from './subMailAddress.zod.ts';
import { SubMailAddressLimit } from './subMailAddressLimit.zod.ts';

export const accountSettingsSubMailAddressListMax = 10;



export const AccountSettings = /*#__PURE__*/ zod.object({
  "loginId": LoginId,
  "passwordPolicy": PasswordPolicy,
  "passwordExpiresOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "mailAddress": /*#__PURE__*/ zod.union([MailAddress,/*#__PURE__*/ zod.null()]),
  "subMailAddressList": /*#__PURE__*/ zod.array(SubMailAddress).check(/*#__PURE__*/ zod.maxLength(accountSettingsSubMailAddressListMax)),
  "subMailAddressLimit": SubMailAddressLimit,
  "isLedgerMailAttached": /*#__PURE__*/ zod.boolean(),
  "isLedgerMailAttachmentEditable": /*#__PURE__*/ zod.boolean(),
  "ledgerMailAttachmentSizeLimit": LedgerMailAttachmentSizeLimit
});

export type AccountSettings = zod.input<typeof AccountSettings>;
export type AccountSettingsOutput = zod.output<typeof AccountSettings>;
