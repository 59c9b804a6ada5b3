/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const LoginNextStep = /*#__PURE__*/ zod.enum(['top', 'passwdExpired', 'passwdTemporary', 'verify']);

export type LoginNextStep = zod.input<typeof LoginNextStep>;
export type LoginNextStepOutput = zod.output<typeof LoginNextStep>;
