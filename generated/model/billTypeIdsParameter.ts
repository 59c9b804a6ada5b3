/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { BillTypeId } from './billTypeId.ts';

/**
 * Bill types, any of them (repeated parameter). Left out for all types.
 */
export type BillTypeIdsParameter = BillTypeId[];
