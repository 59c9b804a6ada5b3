/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { AttachedFileFormat } from './attachedFileFormat.zod.ts';
import { BillTypeId } from './billTypeId.zod.ts';
import { MailAddress } from './mailAddress.zod.ts';

export const attachedMailSettingUpdateFileFormatsMax = 2;

export const attachedMailSettingUpdateMailAddressesMax = 11;



export const AttachedMailSettingUpdate = /*#__PURE__*/ zod.object({
  "billTypeId": BillTypeId,
  "isAttached": /*#__PURE__*/ zod.boolean(),
  "fileFormats": /*#__PURE__*/ zod.array(AttachedFileFormat).check(/*#__PURE__*/ zod.maxLength(attachedMailSettingUpdateFileFormatsMax)),
  "mailAddresses": /*#__PURE__*/ zod.array(MailAddress).check(/*#__PURE__*/ zod.maxLength(attachedMailSettingUpdateMailAddressesMax))
});

export type AttachedMailSettingUpdate = zod.input<typeof AttachedMailSettingUpdate>;
export type AttachedMailSettingUpdateOutput = zod.output<typeof AttachedMailSettingUpdate>;
