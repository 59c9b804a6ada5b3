/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const mailSendingResendAfterSecondsMin = 0;
export const mailSendingResendAfterSecondsMax = 3600;



export const MailSending = /*#__PURE__*/ zod.object({
  "expiresAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "resendAfterSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(mailSendingResendAfterSecondsMin)).check(/*#__PURE__*/ zod.lte(mailSendingResendAfterSecondsMax))
});

export type MailSending = zod.input<typeof MailSending>;
export type MailSendingOutput = zod.output<typeof MailSending>;
