import { readPage } from './address-page.ts';
import { paths } from './paths.ts';

/*
 * Which bill a status history is of stands in the query of its address (S2 has no place for it in the path).
 */

/** The contract's Id. */
const billIdForm = /^[A-Za-z0-9_-]{1,64}$/;

/** Address of the history of a bill's status, for a logged-in customer. */
export const statusHistoryPath = (billId: string): string =>
  `${paths.statusHistory()}?${new URLSearchParams({ billId })}`;

/** The same for whoever came by a mailed link. */
export const linkHistoryPath = (billId: string): string =>
  `${paths.downloadStatusHistory()}?${new URLSearchParams({ billId })}`;

/** The id of the link that leads to a bill's history from the list of bills. */
export const historyLinkId = (billId: string): string => `history-${billId}`;

/**
 * The bill and the page that an address asks for; both may be anybody's.
 *
 * @returns `billId` undefined where there is none that could be one; the first page for anything that is no page
 */
export function readHistoryAddress(query: URLSearchParams): {
  billId: string | undefined;
  page: number;
} {
  const billId = query.get('billId') ?? '';
  return {
    billId: billIdForm.test(billId) ? billId : undefined,
    page: readPage(query.get('page')),
  };
}
