/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const AttachedFileFormat = /*#__PURE__*/ zod.enum(['pdf', 'csv']);

export type AttachedFileFormat = zod.input<typeof AttachedFileFormat>;
export type AttachedFileFormatOutput = zod.output<typeof AttachedFileFormat>;
