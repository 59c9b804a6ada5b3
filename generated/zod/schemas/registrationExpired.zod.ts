/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const RegistrationExpired = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['expired']),
  "expiredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type RegistrationExpired = zod.input<typeof RegistrationExpired>;
export type RegistrationExpiredOutput = zod.output<typeof RegistrationExpired>;
