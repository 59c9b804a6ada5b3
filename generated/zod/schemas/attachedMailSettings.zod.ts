/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { AttachedMailSetting } from './attachedMailSetting.zod.ts';
import { LedgerMailAttachmentSizeLimit } from './ledgerMailAttachmentSizeLimit.zod.ts';
import { MailAddress } from './mailAddress.zod.ts';
import { Revision } from './revision.zod.ts';

export const attachedMailSettingsItemsMax = 100;

export const attachedMailSettingsSelectableMailAddressesMax = 11;



export const AttachedMailSettings = /*#__PURE__*/ zod.object({
  "revision": Revision,
  "isLedgerMailAttached": /*#__PURE__*/ zod.boolean(),
  "items": /*#__PURE__*/ zod.array(AttachedMailSetting).check(/*#__PURE__*/ zod.maxLength(attachedMailSettingsItemsMax)),
  "selectableMailAddresses": /*#__PURE__*/ zod.array(MailAddress).check(/*#__PURE__*/ zod.maxLength(attachedMailSettingsSelectableMailAddressesMax)),
  "attachmentSizeLimit": LedgerMailAttachmentSizeLimit
});

export type AttachedMailSettings = zod.input<typeof AttachedMailSettings>;
export type AttachedMailSettingsOutput = zod.output<typeof AttachedMailSettings>;
