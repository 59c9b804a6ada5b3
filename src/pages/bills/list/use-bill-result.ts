import { useCallback, useState } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchBills } from '../../../../generated/hooks/bills/bills.ts';
import type { Bill } from '../../../../generated/model/bill.ts';
import type { BillList } from '../../../../generated/model/billList.ts';
import { rowsOf } from '../../../api/unreadable.ts';
import { searchParamsOf, type BillSearch } from '../search/search-address.ts';

export interface BillResult {
  /**
   * The bills of a page; while the next page is loading, the bills of the previous page. Rows keep their
   * positions until the customer requests the list again, so that no press hits a bill that has just moved.
   */
  data: BillList | undefined;
  error: unknown;
  /** The displayed bills belong to the previous search or page. */
  isPreviousResult: boolean;
  /** The customer waits for the response. */
  isAwaited: boolean;
  /** The server's list has changed: a bill no longer matches, or was published. */
  isOutdated: boolean;
  /**
   * Requests the list in the background, because the customer has changed something.
   *
   * @param change applies the change to a displayed bill, because the answer may no longer contain this bill
   */
  refresh: (change?: (bill: Bill) => Bill) => void;
  /** Requests the list again because the customer wants to see it. */
  reload: () => void;
}

const idsOf = (list: BillList): string => JSON.stringify(list.items.map(({ billId }) => billId));

/** The displayed list with the bills in their positions, and with the values of the latest response. */
function keepPositions(displayedList: BillList, answer: BillList): BillList {
  if (rowsOf(displayedList, 'items').length === 0 || idsOf(displayedList) === idsOf(answer))
    return answer;
  const latestBills = new Map(answer.items.map((bill) => [bill.billId, bill]));
  return {
    ...displayedList,
    items: displayedList.items.map((bill) => latestBills.get(bill.billId) ?? bill),
  };
}

interface DisplayedList {
  list: BillList;
  /** The last answer for this search. */
  answer: BillList;
  /** The search of that answer, and how often the customer had requested it. */
  search: string;
  requestCount: number;
}

/** The bills of a search, requested again whenever the search changes. */
export function useBillResult(search: BillSearch): BillResult {
  const params = searchParamsOf(search);
  const { data, error, isPlaceholderData, refetch } = useSearchBills(params, {
    query: { placeholderData: keepPreviousData },
  });
  const [isReloading, setIsReloading] = useState(false);
  const [requestCount, setRequestCount] = useState(0);
  const [displayedList, setDisplayedList] = useState<DisplayedList>();
  const searchKey = JSON.stringify(params);
  const isSameRequest =
    displayedList?.search === searchKey && displayedList.requestCount === requestCount;
  if (data !== undefined && !isPlaceholderData && !isReloading) {
    if (!isSameRequest || displayedList.answer !== data)
      setDisplayedList({
        list: isSameRequest ? keepPositions(displayedList.list, data) : data,
        answer: data,
        search: searchKey,
        requestCount,
      });
  }

  const reload = useCallback(() => {
    setIsReloading(true);
    setRequestCount((count) => count + 1);
    // A running request of the same search is enough.
    void refetch({ cancelRefetch: false }).finally(() => setIsReloading(false));
  }, [refetch]);
  const refresh = useCallback(
    (change?: (bill: Bill) => Bill) => {
      if (change !== undefined)
        setDisplayedList((latestList) => {
          if (latestList === undefined) return latestList;
          const items = latestList.list.items.map((bill) => change(bill));
          return { ...latestList, list: { ...latestList.list, items } };
        });
      void refetch();
    },
    [refetch],
  );
  return {
    data: displayedList?.list ?? data,
    error,
    isPreviousResult: isPlaceholderData,
    isAwaited: isPlaceholderData || isReloading,
    isOutdated: isSameRequest && idsOf(displayedList.list) !== idsOf(displayedList.answer),
    refresh,
    reload,
  };
}
