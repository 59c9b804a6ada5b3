import type { MouseEvent } from 'react';
import type { Bill } from '../../../generated/model/bill.ts';
import type { BillFile } from './bill-files.ts';

/** What a row and its details can ask for. One object for the whole life of the list, so that rows stay memoised. */
export interface RowActions {
  select: (bill: Bill, selected: boolean) => void;
  /** Unfolds the details of a bill, or folds them. */
  toggle: (billId: string) => void;
  /** Unfolds them and leads to the status. */
  changeStatus: (billId: string) => void;
  /** The press of the link to the history of its status. */
  showHistory: (billId: string, event: MouseEvent) => void;
  download: (billId: string, file: BillFile) => void;
  /** Shows the PDF of a bill; undefined where that is not offered. */
  preview: ((billId: string) => void) | undefined;
  /** A bill has changed on the server: its new contents, if the answer contains them. */
  changed: (saved?: Bill) => void;
  /** Requests the list again because the customer wants to see it. */
  reload: () => void;
}
