import { getBillCounts, getGetBillCountsUrl } from '../../../generated/hooks/bills/bills.ts';
import {
  getListOperatorNoticesUrl,
  listOperatorNotices,
} from '../../../generated/hooks/notices/notices.ts';
import { askEarly } from '../../api/early.ts';

/** Asks for what the top page shows when it is opened: its numbers, for which nobody waits (S9), and its notices. */
export function prepareTop(): void {
  askEarly(getGetBillCountsUrl(), () => getBillCounts({ isQuiet: true }));
  askEarly(getListOperatorNoticesUrl(), () => listOperatorNotices());
}
