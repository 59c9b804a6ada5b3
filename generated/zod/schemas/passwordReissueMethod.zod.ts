/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const PasswordReissueMethod = /*#__PURE__*/ zod.enum(['mail', 'temporaryPassword']);

export type PasswordReissueMethod = zod.input<typeof PasswordReissueMethod>;
export type PasswordReissueMethodOutput = zod.output<typeof PasswordReissueMethod>;
