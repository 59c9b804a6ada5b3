/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { ArchiveFileNames } from './archiveFileNames.ts';

export type FileNamesParameter = ArchiveFileNames;
