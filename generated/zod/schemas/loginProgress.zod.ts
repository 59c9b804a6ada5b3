/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { LoginId } from './loginId.zod.ts';
import { LoginNextStep } from './loginNextStep.zod.ts';

export const LoginProgress = /*#__PURE__*/ zod.object({
  "nextStep": LoginNextStep,
  "loginId": LoginId
});

export type LoginProgress = zod.input<typeof LoginProgress>;
export type LoginProgressOutput = zod.output<typeof LoginProgress>;
