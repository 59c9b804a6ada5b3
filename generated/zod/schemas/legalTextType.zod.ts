/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const LegalTextType = /*#__PURE__*/ zod.enum(['terms', 'privacyPolicy', 'userAgreement']);

export type LegalTextType = zod.input<typeof LegalTextType>;
export type LegalTextTypeOutput = zod.output<typeof LegalTextType>;
