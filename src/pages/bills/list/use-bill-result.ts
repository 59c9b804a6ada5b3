import { useCallback, useState } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchBills } from '../../../../generated/hooks/bills/bills.ts';
import type { BillList } from '../../../../generated/model/billList.ts';
import { paramsOf, type BillSearch } from '../search/condition.ts';

/** What a search has found so far. */
export interface BillResult {
  /** The bills of a page; of the one before while the next is on its way. */
  data: BillList | undefined;
  error: unknown;
  /** The bills shown are another search's. */
  isPreviousResult: boolean;
  /** The customer waits for an answer. */
  isAwaited: boolean;
  /** Asks without a sign: the customer has changed something, and the list follows. */
  refresh: () => void;
  /** Asks the same again, because the customer wants to see it. */
  askAgain: () => void;
}

/** The bills of a search, asked for anew whenever the search is another one. */
export function useBillResult(search: BillSearch): BillResult {
  const { data, error, isPlaceholderData, refetch } = useSearchBills(paramsOf(search), {
    query: { placeholderData: keepPreviousData },
  });
  const [isAskedAgain, setIsAskedAgain] = useState(false);
  const askAgain = useCallback(() => {
    setIsAskedAgain(true);
    // A search that is under way already is the answer to it.
    void refetch({ cancelRefetch: false }).finally(() => setIsAskedAgain(false));
  }, [refetch]);
  const refresh = useCallback(() => void refetch(), [refetch]);
  return {
    data,
    error,
    isPreviousResult: isPlaceholderData,
    isAwaited: isPlaceholderData || isAskedAgain,
    refresh,
    askAgain,
  };
}
