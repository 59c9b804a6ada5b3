/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { LoginId } from './loginId.zod.ts';
import { MailAddress } from './mailAddress.zod.ts';

export const registrationConsumedCustomerNameMax = 200;



export const RegistrationConsumed = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['consumed']),
  "loginId": LoginId,
  "customerName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registrationConsumedCustomerNameMax))),
  "mailAddress": MailAddress,
  "registeredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type RegistrationConsumed = zod.input<typeof RegistrationConsumed>;
export type RegistrationConsumedOutput = zod.output<typeof RegistrationConsumed>;
