import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  getGetStatusHistoryUrl,
  getStatusHistory,
} from '../../../../generated/hooks/status-history/status-history.ts';
import type { Bill } from '../../../../generated/model/bill.ts';
import type { SearchBillsParams } from '../../../../generated/model/searchBillsParams.ts';
import { getStatusHistoryParamsPerPageDefault as PER_PAGE } from '../../../../generated/zod/schemas/getStatusHistoryParams.zod.ts';
import { fetchEarly } from '../../../api/early.ts';
import { hasUnreadableParts } from '../../../api/unreadable.ts';
import { historyLinkId, statusHistoryPath } from '../../../lib/query-addresses.ts';
import { createStore } from '../../../lib/store.ts';
import { useRowLink } from '../../../shell/links/return-to-row.ts';
import { useDownloadStates } from '../../../shell/downloads/download-store.ts';
import type { LastFile } from '../../../shell/downloads/list/DownloadListSection.tsx';
import { useSelection } from '../../../shell/downloads/use-selection.ts';
import { usePressGuard } from '../../../ui/use-click-guard.ts';
import {
  createBatchRequest,
  billDownloads,
  changeAfterDownload,
  createFileRequest,
} from '../bill-downloads.ts';
import { countBatchFiles, isSelectable } from '../bill-files.ts';
import { sumOf, formatSum } from '../sum.ts';
import { focusStatus } from '../details/StatusEditor.tsx';
import type { RowActions } from '../row-actions.ts';
import type { BillResult } from './use-bill-result.ts';

const idOf = ({ billId }: Bill): string => billId;

/**
 * The state of the list for the customer's actions, and the actions: select, expand, download.
 * @param conditions conditions of the search, for the batch download of the whole result; a new object only if
 *   the conditions have changed
 * @param preview shows a bill's PDF, if the issuer offers previews
 * @param refresh requests the list in the background after a change that the server records
 * @param reload requests the list again because the customer wants the current list
 */
export function useBillList(
  bills: readonly Bill[] | undefined,
  conditions: SearchBillsParams,
  refresh: BillResult['refresh'],
  reload: () => void,
  preview: RowActions['preview'],
) {
  // Another search ends the selection, because the selection would contain bills that are not displayed.
  const searchKey = JSON.stringify(conditions);
  const {
    selection,
    select: selectBills,
    clear: clearSelection,
  } = useSelection<Bill>({
    scope: searchKey,
    idOf,
    fileCountOf: countBatchFiles,
  });
  // The amounts of the selected bills, because bills of other pages are not available when the sum is
  // calculated.
  const [priceByBillId] = useState(() => new Map<string, number | null>());
  const selectWithPrices = useCallback(
    (changedBills: readonly Bill[], isSelected: boolean): void => {
      for (const { billId, price } of changedBills) priceByBillId.set(billId, price);
      selectBills(changedBills, isSelected);
    },
    [priceByBillId, selectBills],
  );
  // The ids of the expanded bills. They are in a store, so that expanding a row renders only this row.
  const [expandedIds] = useState(() => createStore<ReadonlySet<string>>(new Set()));
  const [lastFile, setLastFile] = useState<LastFile>();
  const resultRequest = useMemo(() => createBatchRequest('all', conditions), [conditions]);
  const downloads = useDownloadStates(billDownloads, (fileName, request) => {
    setLastFile((previousFile) => ({ fileName, count: (previousFile?.count ?? 0) + 1 }));
    // The whole result of an earlier search does not contain the displayed bills.
    const isOfOtherSearch = request.position === 'all' && request.path !== resultRequest.path;
    refresh(isOfOtherSearch ? undefined : changeAfterDownload(request));
  });
  // The failure of a ZIP belongs to its search. Its retry would download bills that are not displayed.
  useEffect(
    () => () => {
      for (const position of [resultRequest.position, 'selected']) billDownloads.dismiss(position);
    },
    [resultRequest],
  );

  // The bills are in a ref, because new bills must not render all rows again.
  const latestBillsRef = useRef(bills);
  useEffect(() => {
    latestBillsRef.current = bills;
  });
  const isFirstPress = usePressGuard();
  const followLink = useRowLink();
  const actions: RowActions = useMemo(
    () => ({
      select: (bill, isSelected) => selectWithPrices([bill], isSelected),
      toggleDetails: (billId) => {
        const newExpandedIds = new Set(expandedIds.get());
        if (!newExpandedIds.delete(billId)) newExpandedIds.add(billId);
        expandedIds.set(newExpandedIds);
      },
      changeStatus: (billId) => {
        flushSync(() => expandedIds.set(new Set(expandedIds.get()).add(billId)));
        focusStatus(billId);
      },
      showHistory: (billId, event) => {
        const historyParams = { billId, page: 1, perPage: PER_PAGE };
        const prefetch = (): void =>
          fetchEarly(getGetStatusHistoryUrl(historyParams), () => getStatusHistory(historyParams));
        followLink({ id: historyLinkId(billId), path: statusHistoryPath(billId), prefetch }, event);
      },
      download: (billId, file) => {
        const bill = latestBillsRef.current?.find((candidate) => candidate.billId === billId);
        const request = createFileRequest(billId, file, bill);
        if (isFirstPress(`${billId} ${request.key}`)) void billDownloads.start(request);
      },
      preview,
      refreshAfterChange: (savedBill) =>
        // Only the success of the call matters (S7), so an incomplete bill is not displayed.
        refresh(
          savedBill === undefined || hasUnreadableParts(savedBill)
            ? undefined
            : (bill) => (bill.billId === savedBill.billId ? savedBill : bill),
        ),
      reload,
    }),
    [isFirstPress, followLink, selectWithPrices, preview, expandedIds, refresh, reload],
  );

  return {
    selection,
    /** The sum of the selected bills as text. */
    selectedSum: formatSum(sumOf([...selection.keys()].map((id) => priceByBillId.get(id) ?? null))),
    expandedIds,
    downloads,
    lastFile,
    actions,
    selectPage: (isSelected: boolean): void =>
      selectWithPrices((bills ?? []).filter(isSelectable), isSelected),
    clearSelection,
    /** The batch downloads that are available now. */
    batchRequests: {
      selected: createBatchRequest('selected', conditions, [...selection.keys()]),
      all: resultRequest,
    },
  };
}
