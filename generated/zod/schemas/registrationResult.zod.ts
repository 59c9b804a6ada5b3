/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { LoginId } from './loginId.zod.ts';
import { MailAddress } from './mailAddress.zod.ts';

export const registrationResultCustomerNameMax = 200;



export const RegistrationResult = /*#__PURE__*/ zod.object({
  "loginId": LoginId,
  "customerName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registrationResultCustomerNameMax))),
  "mailAddress": MailAddress,
  "registeredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type RegistrationResult = zod.input<typeof RegistrationResult>;
export type RegistrationResultOutput = zod.output<typeof RegistrationResult>;
