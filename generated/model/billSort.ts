/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Order of a search. Bills with equal values are sorted by date of issue, newest first, then by bill number. Bills without a value come last in both directions. The exception is downloadDeadlineAsc, nearest deadline first: it starts with deadlines of today and later, followed by bills without a deadline, then by bills with a passed deadline, latest first. paymentDueDateAsc does the same with payment due dates.
 */
export type BillSort = typeof BillSort[keyof typeof BillSort];


export const BillSort = {
  publicationDateDesc: 'publicationDateDesc',
  publicationDateAsc: 'publicationDateAsc',
  priceDesc: 'priceDesc',
  priceAsc: 'priceAsc',
  downloadDeadlineAsc: 'downloadDeadlineAsc',
  downloadDeadlineDesc: 'downloadDeadlineDesc',
  lastDownloadedAtDesc: 'lastDownloadedAtDesc',
  lastDownloadedAtAsc: 'lastDownloadedAtAsc',
  paymentDueDateAsc: 'paymentDueDateAsc',
} as const;
