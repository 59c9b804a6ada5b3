/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { BillStatusId } from './billStatusId.ts';

/**
 * Statuses, any of them (repeated parameter). Left out for all statuses.
 */
export type StatusIdsParameter = BillStatusId[];
