/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { YearMonth } from './yearMonth.ts';

export type PublicationMonthParameter = YearMonth;
