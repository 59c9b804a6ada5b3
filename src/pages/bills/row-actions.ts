import type { MouseEvent } from 'react';
import type { Bill } from '../../../generated/model/bill.ts';
import type { BillFile } from './bill-files.ts';

/** The actions of a row and its details. The list has one such object for its whole lifetime, so rows stay memoised. */
export interface RowActions {
  select: (bill: Bill, selected: boolean) => void;
  /** Unfolds the details of a bill, or folds them. */
  toggle: (billId: string) => void;
  /** Expands the details and moves the focus to the status. */
  changeStatus: (billId: string) => void;
  /** Opens the status history of the bill. */
  showHistory: (billId: string, event: MouseEvent) => void;
  download: (billId: string, file: BillFile) => void;
  /** Previews the PDF of a bill; undefined if the issuer offers no preview. */
  preview: ((billId: string) => void) | undefined;
  /** A bill has changed on the server: its new contents, if the answer contains them. */
  changed: (saved?: Bill) => void;
  /** Requests the list again because the customer wants to see it. */
  reload: () => void;
}
