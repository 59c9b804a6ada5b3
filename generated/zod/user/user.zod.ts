/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  AccountSettings
} from '../schemas/accountSettings.zod.ts';

import {
  AttachedMailSettings
} from '../schemas/attachedMailSettings.zod.ts';

import {
  AttachedMailSettingsUpdate
} from '../schemas/attachedMailSettingsUpdate.zod.ts';

import {
  ChangeRequest
} from '../schemas/changeRequest.zod.ts';

import {
  ChangeRequestSubmission
} from '../schemas/changeRequestSubmission.zod.ts';

import {
  ContactAddresses
} from '../schemas/contactAddresses.zod.ts';

import {
  CurrentUser
} from '../schemas/currentUser.zod.ts';

import {
  LedgerMailAttachmentSettings
} from '../schemas/ledgerMailAttachmentSettings.zod.ts';

import {
  LedgerMailAttachmentUpdate
} from '../schemas/ledgerMailAttachmentUpdate.zod.ts';

import {
  MailAddressSettings
} from '../schemas/mailAddressSettings.zod.ts';

import {
  RegisteredInformation
} from '../schemas/registeredInformation.zod.ts';


/**
 * @summary The logged-in customer.
 */
export const GetCurrentUserResponse = CurrentUser

export type GetCurrentUserResponse = zod.input<typeof GetCurrentUserResponse>;
export type GetCurrentUserResponseOutput = zod.output<typeof GetCurrentUserResponse>;

/**
 * @summary Registered information with its pending change.
 */
export const GetRegisteredInformationResponse = RegisteredInformation

export type GetRegisteredInformationResponse = zod.input<typeof GetRegisteredInformationResponse>;
export type GetRegisteredInformationResponseOutput = zod.output<typeof GetRegisteredInformationResponse>;

/**
 * @summary Request a change of registered information.
 */
export const SubmitChangeRequestBody = ChangeRequestSubmission

export type SubmitChangeRequestBody = zod.input<typeof SubmitChangeRequestBody>;
export type SubmitChangeRequestBodyOutput = zod.output<typeof SubmitChangeRequestBody>;

export const SubmitChangeRequestResponse = ChangeRequest

export type SubmitChangeRequestResponse = zod.input<typeof SubmitChangeRequestResponse>;
export type SubmitChangeRequestResponseOutput = zod.output<typeof SubmitChangeRequestResponse>;

/**
 * @summary Cancel the change in progress.
 */
export const cancelChangeRequestPathChangeRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const CancelChangeRequestParams = /*#__PURE__*/ zod.object({
  "changeRequestId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(cancelChangeRequestPathChangeRequestIdRegExp))
})

export type CancelChangeRequestParams = zod.input<typeof CancelChangeRequestParams>;
export type CancelChangeRequestParamsOutput = zod.output<typeof CancelChangeRequestParams>;

export const CancelChangeRequestResponse = /*#__PURE__*/ zod.void()

export type CancelChangeRequestResponse = zod.input<typeof CancelChangeRequestResponse>;
export type CancelChangeRequestResponseOutput = zod.output<typeof CancelChangeRequestResponse>;

/**
 * @summary Account settings.
 */
export const GetAccountSettingsResponse = AccountSettings

export type GetAccountSettingsResponse = zod.input<typeof GetAccountSettingsResponse>;
export type GetAccountSettingsResponseOutput = zod.output<typeof GetAccountSettingsResponse>;

/**
 * @summary Attach bills to mails, or not.
 */
export const UpdateLedgerMailAttachmentBody = LedgerMailAttachmentUpdate

export type UpdateLedgerMailAttachmentBody = zod.input<typeof UpdateLedgerMailAttachmentBody>;
export type UpdateLedgerMailAttachmentBodyOutput = zod.output<typeof UpdateLedgerMailAttachmentBody>;

export const UpdateLedgerMailAttachmentResponse = LedgerMailAttachmentSettings

export type UpdateLedgerMailAttachmentResponse = zod.input<typeof UpdateLedgerMailAttachmentResponse>;
export type UpdateLedgerMailAttachmentResponseOutput = zod.output<typeof UpdateLedgerMailAttachmentResponse>;

/**
 * @summary Mail addresses to edit.
 */
export const GetMailAddressesResponse = MailAddressSettings

export type GetMailAddressesResponse = zod.input<typeof GetMailAddressesResponse>;
export type GetMailAddressesResponseOutput = zod.output<typeof GetMailAddressesResponse>;

/**
 * @summary Set the mail addresses.
 */
export const UpdateMailAddressesBody = ContactAddresses

export type UpdateMailAddressesBody = zod.input<typeof UpdateMailAddressesBody>;
export type UpdateMailAddressesBodyOutput = zod.output<typeof UpdateMailAddressesBody>;

export const UpdateMailAddressesResponse = MailAddressSettings

export type UpdateMailAddressesResponse = zod.input<typeof UpdateMailAddressesResponse>;
export type UpdateMailAddressesResponseOutput = zod.output<typeof UpdateMailAddressesResponse>;

/**
 * @summary Attached-mail settings.
 */
export const GetAttachedMailSettingsResponse = AttachedMailSettings

export type GetAttachedMailSettingsResponse = zod.input<typeof GetAttachedMailSettingsResponse>;
export type GetAttachedMailSettingsResponseOutput = zod.output<typeof GetAttachedMailSettingsResponse>;

/**
 * @summary Set the attachments of mails.
 */
export const UpdateAttachedMailSettingsBody = AttachedMailSettingsUpdate

export type UpdateAttachedMailSettingsBody = zod.input<typeof UpdateAttachedMailSettingsBody>;
export type UpdateAttachedMailSettingsBodyOutput = zod.output<typeof UpdateAttachedMailSettingsBody>;

export const UpdateAttachedMailSettingsResponse = AttachedMailSettings

export type UpdateAttachedMailSettingsResponse = zod.input<typeof UpdateAttachedMailSettingsResponse>;
export type UpdateAttachedMailSettingsResponseOutput = zod.output<typeof UpdateAttachedMailSettingsResponse>;

