/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const LogoutInput = /*#__PURE__*/ zod.looseObject({

});

export type LogoutInput = zod.input<typeof LogoutInput>;
export type LogoutInputOutput = zod.output<typeof LogoutInput>;
