import type { MouseEvent } from 'react';
import type { Bill } from '../../../generated/model/bill.ts';
import type { BillFile } from './bill-files.ts';

/**
 * The actions of a row and its details. The list always passes the same object, so that rows stay memoised.
 */
export interface RowActions {
  select: (bill: Bill, isSelected: boolean) => void;
  /** Expands or collapses the details of a bill. */
  toggleDetails: (billId: string) => void;
  /** Expands the details and moves the focus to the status. */
  changeStatus: (billId: string) => void;
  /** Opens the status history of the bill. */
  showHistory: (billId: string, event: MouseEvent) => void;
  download: (billId: string, file: BillFile) => void;
  /** Previews the PDF of a bill; undefined if the issuer offers no preview. */
  preview: ((billId: string) => void) | undefined;
  /** Requests the list again after a bill has changed on the server. `savedBill` has the new values, if known. */
  refreshAfterChange: (savedBill?: Bill) => void;
  /** Requests the list again because the customer wants the current list. */
  reload: () => void;
}
