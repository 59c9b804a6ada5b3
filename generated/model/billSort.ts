/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Order of a search. Equal values follow each other by date of issue, newest first, then by bill number. Bills without a value come last in both directions, but for downloadDeadlineAsc, the nearest deadline first: it begins with what can still be downloaded, that is with the deadlines of today and later, then come bills without a deadline, then those whose deadline is over, the latest first.
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
} as const;
