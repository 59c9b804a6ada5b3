/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { LoginNextStep } from './loginNextStep.zod.ts';

export const LoginResult = /*#__PURE__*/ zod.object({
  "nextStep": LoginNextStep
});

export type LoginResult = zod.input<typeof LoginResult>;
export type LoginResultOutput = zod.output<typeof LoginResult>;
