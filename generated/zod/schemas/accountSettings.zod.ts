/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { LedgerMailAttachmentSettings } from './ledgerMailAttachmentSettings.zod.ts';
import { LoginId } from './loginId.zod.ts';
import { MailAddressSettings } from './mailAddressSettings.zod.ts';
import { PasswordPolicy } from './passwordPolicy.zod.ts';

export const AccountSettings = /*#__PURE__*/ zod.object({
  "loginId": LoginId,
  "passwordPolicy": PasswordPolicy,
  "passwordExpiresOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "mailAddresses": MailAddressSettings,
  "ledgerMailAttachment": LedgerMailAttachmentSettings
});

export type AccountSettings = zod.input<typeof AccountSettings>;
export type AccountSettingsOutput = zod.output<typeof AccountSettings>;
