/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const Language = /*#__PURE__*/ zod.enum(['ja', 'en']);

export type Language = zod.input<typeof Language>;
export type LanguageOutput = zod.output<typeof Language>;
