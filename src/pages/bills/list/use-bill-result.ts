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
  list: BillList | undefined;
  error: unknown;
  /** The displayed bills answer the customer's last request. They stay if a refresh in the background fails. */
  isRequestedResult: boolean;
  /** The displayed bills belong to the previous search or page. */
  isPreviousResult: boolean;
  /** The customer waits for the response. */
  isAwaited: boolean;
  /** The server's list has changed: a bill no longer matches, or was published. */
  isOutdated: boolean;
  /**
   * Requests the list in the background, because the customer has changed something.
   *
   * @param changeBill applies the change to a displayed bill, because the answer may no longer contain this bill
   */
  refresh: (changeBill?: (bill: Bill) => Bill) => void;
  /** Requests the list again because the customer wants the current list. */
  reload: () => void;
}

const idsTextOf = (list: BillList): string =>
  JSON.stringify(list.items.map(({ billId }) => billId));

/** The displayed bills in their displayed positions, with the values of the latest response. */
function keepPositions(displayedList: BillList, latestList: BillList): BillList {
  if (
    rowsOf(displayedList, 'items').length === 0 ||
    idsTextOf(displayedList) === idsTextOf(latestList)
  )
    return latestList;
  const latestBillsById = new Map(latestList.items.map((bill) => [bill.billId, bill]));
  return {
    ...displayedList,
    items: displayedList.items.map((bill) => latestBillsById.get(bill.billId) ?? bill),
  };
}

interface DisplayedList {
  list: BillList;
  /** The list in the last answer for this search. */
  latestList: BillList;
  /** The search of the last answer, and the number of the customer's requests before the answer. */
  searchKey: string;
  requestCount: number;
}

/** The bills of a search, requested again whenever the search changes. */
export function useBillResult(search: BillSearch): BillResult {
  const searchParams = searchParamsOf(search);
  const { data, error, isPlaceholderData, refetch } = useSearchBills(searchParams, {
    query: { placeholderData: keepPreviousData },
  });
  const [isReloading, setIsReloading] = useState(false);
  const [requestCount, setRequestCount] = useState(0);
  const [displayedList, setDisplayedList] = useState<DisplayedList>();
  const searchKey = JSON.stringify(searchParams);
  const isSameRequest =
    displayedList?.searchKey === searchKey && displayedList.requestCount === requestCount;
  // After an error, the data is of an earlier request.
  if (data !== undefined && error === null && !isPlaceholderData && !isReloading) {
    if (!isSameRequest || displayedList.latestList !== data)
      setDisplayedList({
        list: isSameRequest ? keepPositions(displayedList.list, data) : data,
        latestList: data,
        searchKey,
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
    (changeBill?: (bill: Bill) => Bill) => {
      if (changeBill !== undefined)
        setDisplayedList((currentList) => {
          if (currentList === undefined) return currentList;
          const items = currentList.list.items.map((bill) => changeBill(bill));
          return { ...currentList, list: { ...currentList.list, items } };
        });
      void refetch();
    },
    [refetch],
  );
  return {
    list: displayedList?.list ?? data,
    error,
    isRequestedResult: isSameRequest,
    isPreviousResult: isPlaceholderData,
    isAwaited: isPlaceholderData || isReloading,
    isOutdated:
      isSameRequest && idsTextOf(displayedList.list) !== idsTextOf(displayedList.latestList),
    refresh,
    reload,
  };
}
