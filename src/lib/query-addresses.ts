import { paths } from './paths.ts';

/*
 * Addresses whose query contains the page number of a list or the bill of a status history. The paths of S2
 * do not contain these values.
 */

/** The page number of an address, from 1; 1 for any invalid value. */
export function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

/** The pattern of an id in the contract. */
const billIdPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** Address of a bill's status history, for a logged-in customer. */
export const statusHistoryPath = (billId: string): string =>
  `${paths.statusHistory()}?${new URLSearchParams({ billId })}`;

/** Address of a bill's status history, for a visitor with a mailed link. */
export const mailedLinkHistoryPath = (billId: string): string =>
  `${paths.downloadStatusHistory()}?${new URLSearchParams({ billId })}`;

/** The id of the link to a bill's history in the list of bills. */
export const historyLinkId = (billId: string): string => `history-${billId}`;

/**
 * The bill and the page in the query of a status history.
 *
 * @returns `billId` undefined without a valid id; page 1 without a valid page
 */
export function readHistoryAddress(query: URLSearchParams): {
  billId: string | undefined;
  page: number;
} {
  const billId = query.get('billId') ?? '';
  return {
    billId: billIdPattern.test(billId) ? billId : undefined,
    page: readPage(query.get('page')),
  };
}
