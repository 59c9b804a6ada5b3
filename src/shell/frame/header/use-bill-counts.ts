import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useGetBillCounts } from '../../../../generated/hooks/bills/bills.ts';
import type { BillCounts } from '../../../../generated/model/billCounts.ts';
import { dispositionOf, type Disposition } from '../../../api/errors.ts';
import { useStore } from '../../../lib/store.ts';
import { savedFileCount } from '../../downloads/saved-files.ts';

/** Failures that are not shown. Only failures of the whole session are shown (S8). */
const silentDispositions: readonly Disposition[] = ['errorPage', 'message'];

const useBillCountsQuery = () =>
  useGetBillCounts({
    // Runs without the loading overlay (S9).
    request: { isQuiet: true },
    query: {
      // Only the frame fetches, once per page; components that mount later use its result.
      refetchOnMount: false,
      retryOnMount: false,
      meta: { isHandledByPage: (error) => silentDispositions.includes(dispositionOf(error)) },
    },
  });

export interface BillCountsState {
  /** Undefined until the answer arrives, and after a failure. */
  counts: BillCounts | undefined;
  /** The last request failed. */
  hasFailed: boolean;
  /** Fetches the numbers again. Reuses a running request, unless it may be outdated. */
  reload: (isOutdated?: boolean) => void;
}

/** The numbers of waiting bills, for the tab "Bills" and the top page. The query of the frame fetches the numbers. */
export function useBillCounts(): BillCountsState {
  const { data, isError, refetch } = useBillCountsQuery();
  const reload = useCallback(
    (isOutdated = false) => void refetch({ cancelRefetch: isOutdated }),
    [refetch],
  );
  // After a failure, the previous numbers may be wrong.
  return { counts: isError ? undefined : data, hasFailed: isError, reload };
}

/** The numbers for the frame, which fetches them at each page change and after each saved file (S4). */
export function useFrameBillCounts(): BillCountsState {
  const state = useBillCounts();
  const { reload } = state;
  const { pathname } = useLocation();
  const savedCount = useStore(savedFileCount);
  const lastFetchRef = useRef({ pathname, savedCount });
  useEffect(() => {
    const previousFetch = lastFetchRef.current;
    if (previousFetch.pathname === pathname && previousFetch.savedCount === savedCount) return;
    lastFetchRef.current = { pathname, savedCount };
    // A running request may have counted before this file was saved.
    reload(previousFetch.savedCount !== savedCount);
  }, [pathname, savedCount, reload]);
  return state;
}
