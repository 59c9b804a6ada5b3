import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useGetBillCounts } from '../../../../generated/hooks/bills/bills.ts';
import type { BillCounts } from '../../../../generated/model/billCounts.ts';
import { dispositionOf, type Disposition } from '../../../api/errors.ts';
import { useStore } from '../../../lib/store.ts';
import { savedFiles } from '../../downloads/saved-files.ts';

/** What a number that failed is silent of: nobody asked for it. What the whole session meets is told (S8). */
const untold: readonly Disposition[] = ['errorPage', 'message'];

const useCounts = () =>
  useGetBillCounts({
    // Nobody waits for it in front of the overlay (S9).
    request: { isQuiet: true },
    query: {
      // Asked for by the frame alone, once a page: who comes later sees what it has, or waits for it.
      refetchOnMount: false,
      retryOnMount: false,
      meta: { keeps: (error) => untold.includes(dispositionOf(error)) },
    },
  });

export interface BillCountsState {
  /** Undefined until it is there, and while it cannot be had. */
  counts: BillCounts | undefined;
  /** Nobody waits for it any more. */
  hasFailed: boolean;
  /** Asks anew, because the customer wants to see it: what is on its way is the answer, unless it may be outdated. */
  askAgain: (isOutdated?: boolean) => void;
}

/** How many bills wait for the customer, as the frame knows it. */
export function useBillCounts(): BillCountsState {
  const { data, isError, refetch } = useCounts();
  const askAgain = useCallback(
    (isOutdated = false) => void refetch({ cancelRefetch: isOutdated }),
    [refetch],
  );
  // An older number would not be true any more.
  return { counts: isError ? undefined : data, hasFailed: isError, askAgain };
}

/** The same, for the frame: asks on each change of the page, and after each file that was downloaded (S4). */
export function useAskedBillCounts(): BillCountsState {
  const state = useBillCounts();
  const { askAgain } = state;
  const { pathname } = useLocation();
  const saved = useStore(savedFiles);
  const askedFor = useRef({ pathname, saved });
  useEffect(() => {
    const before = askedFor.current;
    if (before.pathname === pathname && before.saved === saved) return;
    askedFor.current = { pathname, saved };
    // What is on its way may have been counted before this file came.
    askAgain(before.saved !== saved);
  }, [pathname, saved, askAgain]);
  return state;
}
