/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { AttachedFileFormat } from './attachedFileFormat.zod.ts';
import { BillTypeId } from './billTypeId.zod.ts';
import { MailAddress } from './mailAddress.zod.ts';

export const attachedMailSettingBillTypeNameMax = 60;

export const attachedMailSettingFileFormatsMax = 2;

export const attachedMailSettingSelectableFileFormatsMax = 2;

export const attachedMailSettingMailAddressesMax = 11;



export const AttachedMailSetting = /*#__PURE__*/ zod.object({
  "billTypeId": BillTypeId,
  "billTypeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(attachedMailSettingBillTypeNameMax)),
  "isAttached": /*#__PURE__*/ zod.boolean(),
  "isEditable": /*#__PURE__*/ zod.boolean(),
  "fileFormats": /*#__PURE__*/ zod.array(AttachedFileFormat).check(/*#__PURE__*/ zod.maxLength(attachedMailSettingFileFormatsMax)),
  "selectableFileFormats": /*#__PURE__*/ zod.array(AttachedFileFormat).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(attachedMailSettingSelectableFileFormatsMax)),
  "mailAddresses": /*#__PURE__*/ zod.array(MailAddress).check(/*#__PURE__*/ zod.maxLength(attachedMailSettingMailAddressesMax))
});

export type AttachedMailSetting = zod.input<typeof AttachedMailSetting>;
export type AttachedMailSettingOutput = zod.output<typeof AttachedMailSetting>;
