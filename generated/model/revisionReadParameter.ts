/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { Revision } from './revision.ts';

export type RevisionReadParameter = Revision;
