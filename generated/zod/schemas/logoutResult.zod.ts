/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const LogoutResult = /*#__PURE__*/ zod.object({
  "isAutoLogin": /*#__PURE__*/ zod.boolean()
});

export type LogoutResult = zod.input<typeof LogoutResult>;
export type LogoutResultOutput = zod.output<typeof LogoutResult>;
