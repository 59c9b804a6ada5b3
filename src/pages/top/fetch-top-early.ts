import { getBillCounts, getGetBillCountsUrl } from '../../../generated/hooks/bills/bills.ts';
import {
  getListOperatorNoticesUrl,
  listOperatorNotices,
} from '../../../generated/hooks/notices/notices.ts';
import { fetchEarly } from '../../api/early.ts';

/** Requests the data of the top page early: the notices, and the numbers, which show no loading state (S9). */
export function fetchTopEarly(): void {
  fetchEarly(getGetBillCountsUrl(), () => getBillCounts({ isQuiet: true }));
  fetchEarly(getListOperatorNoticesUrl(), () => listOperatorNotices());
}
