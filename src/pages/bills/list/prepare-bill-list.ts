import {
  getBillSearchOptions,
  getGetBillSearchOptionsUrl,
  getSearchBillsUrl,
  searchBills,
} from '../../../../generated/hooks/bills/bills.ts';
import { askEarly } from '../../../api/early.ts';
import { customerMark } from '../../../shell/session/page-customer.ts';
import { paramsOf } from '../search/condition.ts';
import { storedSearch } from '../search/stored-search.ts';

/** Asks for what the list shows when it is opened by a link: the search of the last visit (S3). */
export function prepareBillList(): void {
  const params = paramsOf(storedSearch(customerMark()));
  askEarly(getSearchBillsUrl(params), () => searchBills(params));
  askEarly(getGetBillSearchOptionsUrl(), () => getBillSearchOptions());
}
