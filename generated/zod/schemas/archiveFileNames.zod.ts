/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const ArchiveFileNames = /*#__PURE__*/ zod.enum(['published', 'sortable']);

export type ArchiveFileNames = zod.input<typeof ArchiveFileNames>;
export type ArchiveFileNamesOutput = zod.output<typeof ArchiveFileNames>;
