/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const BillSort = /*#__PURE__*/ zod.enum(['publicationDateDesc', 'publicationDateAsc', 'priceDesc', 'priceAsc', 'downloadDeadlineAsc', 'downloadDeadlineDesc', 'lastDownloadedAtDesc', 'lastDownloadedAtAsc', 'paymentDueDateAsc']);

export type BillSort = zod.input<typeof BillSort>;
export type BillSortOutput = zod.output<typeof BillSort>;
