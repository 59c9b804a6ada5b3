/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const RegistrationConsumed = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['consumed']),
  "registeredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type RegistrationConsumed = zod.input<typeof RegistrationConsumed>;
export type RegistrationConsumedOutput = zod.output<typeof RegistrationConsumed>;
