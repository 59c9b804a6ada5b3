import { useEffect, useMemo, useRef, useState } from 'react';
import { getDownloadBillsZipUrl } from '../../../../generated/hooks/bills/bills.ts';
import type { Bill } from '../../../../generated/model/bill.ts';
import type { DownloadBillsZipParams } from '../../../../generated/model/downloadBillsZipParams.ts';
import type { SearchBillsParams } from '../../../../generated/model/searchBillsParams.ts';
import { usePressGuard } from '../../../ui/use-click-guard.ts';
import { batchFileCount, fileKey, filePath, isSelectable } from './bill-files.ts';
import type { BillRowProps, RowActions } from './BillRow.tsx';
import { cancelDownload, dismissDownload, startDownload } from '../downloads-store.ts';
import { useDownloads } from '../use-downloads.ts';

/**
 * What the customer does with the list: select, unfold, download.
 * @param conditions of the search, for the batch download of its whole result
 * @param onChanged after anything that the server records, so that the list is asked again
 */
export function useBillList(
  bills: readonly Bill[] | undefined,
  conditions: SearchBillsParams,
  onChanged: () => void,
) {
  // With each bill, how many files of a batch it is: bills of other pages are no longer at hand.
  const [selected, setSelected] = useState<ReadonlyMap<string, number>>(new Map());
  const [opened, setOpened] = useState<Readonly<Record<string, BillRowProps['opened']>>>({});
  const [lastFile, setLastFile] = useState<string>();
  const downloads = useDownloads((fileName) => {
    setLastFile(fileName);
    onChanged();
  });
  const changed = useRef(onChanged);
  useEffect(() => {
    changed.current = onChanged;
  });

  // Another search has other bills: a selection made in the last one would be downloaded unseen.
  const key = JSON.stringify(conditions);
  const [selectedIn, setSelectedIn] = useState(key);
  if (key !== selectedIn) {
    setSelectedIn(key);
    setSelected(new Map());
  }

  const isFirstPress = usePressGuard();
  const actions: RowActions = useMemo(
    () => ({
      select: (bill, isSelected) => setSelected((before) => withBills(before, [bill], isSelected)),
      toggle: (billId, focusStatus = false) =>
        setOpened((before) => {
          const isOpen = before[billId] === 'open' || before[billId] === 'status';
          if (focusStatus) return { ...before, [billId]: 'status' };
          return { ...before, [billId]: isOpen ? 'closed' : 'open' };
        }),
      download: (billId, file) => {
        const button = fileKey(file);
        if (isFirstPress(`${billId} ${button}`)) {
          void startDownload({ place: billId, key: button, path: filePath(billId, file) });
        }
      },
      retry: (request) => void startDownload(request),
      cancel: cancelDownload,
      dismiss: dismissDownload,
      changed: () => changed.current(),
    }),
    [isFirstPress],
  );

  const batch = (place: string, query: DownloadBillsZipParams): void =>
    void startDownload({ place, key: 'zip', path: getDownloadBillsZipUrl(query) });
  return {
    selected,
    opened,
    downloads,
    /** Name of the file that came last. */
    lastFile,
    actions,
    selectPage: (isSelected: boolean): void =>
      setSelected((before) => withBills(before, (bills ?? []).filter(isSelectable), isSelected)),
    clearSelection: (): void => setSelected(new Map()),
    downloadSelected: (): void => batch('selected', { billId: [...selected.keys()] }),
    downloadAll: (): void => batch('all', conditions),
  };
}

function withBills(
  before: ReadonlyMap<string, number>,
  bills: readonly Bill[],
  isSelected: boolean,
): ReadonlyMap<string, number> {
  const after = new Map(before);
  for (const bill of bills) {
    if (isSelected) after.set(bill.billId, batchFileCount(bill));
    else after.delete(bill.billId);
  }
  return after;
}
