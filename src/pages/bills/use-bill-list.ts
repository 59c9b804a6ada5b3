import { useEffect, useMemo, useRef, useState } from 'react';
import { getDownloadBillsZipUrl } from '../../../generated/hooks/bills/bills.ts';
import type { Bill } from '../../../generated/model/bill.ts';
import type { DownloadBillsZipParams } from '../../../generated/model/downloadBillsZipParams.ts';
import type { SearchBillsParams } from '../../../generated/model/searchBillsParams.ts';
import { usePressGuard } from '../../ui/use-click-guard.ts';
import { fileKey, filePath, isSelectable } from './bill-files.ts';
import type { BillRowProps, RowActions } from './BillRow.tsx';
import { useDownloads } from './use-downloads.ts';

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
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<Readonly<Record<string, BillRowProps['opened']>>>({});
  const [lastFile, setLastFile] = useState<string>();
  const { states, start, cancel, dismiss } = useDownloads((fileName) => {
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
    setSelected(new Set());
  }

  const isFirstPress = usePressGuard();
  const actions: RowActions = useMemo(
    () => ({
      select: (billId, isSelected) =>
        setSelected((before) => {
          const after = new Set(before);
          if (isSelected) after.add(billId);
          else after.delete(billId);
          return after;
        }),
      toggle: (billId, focusStatus = false) =>
        setOpened((before) => {
          const isOpen = before[billId] === 'open' || before[billId] === 'status';
          if (focusStatus) return { ...before, [billId]: 'status' };
          return { ...before, [billId]: isOpen ? 'closed' : 'open' };
        }),
      download: (billId, file) => {
        const button = fileKey(file);
        if (isFirstPress(`${billId} ${button}`)) {
          void start({ place: billId, key: button, path: filePath(billId, file) });
        }
      },
      retry: (request) => void start(request),
      cancel,
      dismiss,
      changed: () => changed.current(),
    }),
    [start, cancel, dismiss, isFirstPress],
  );

  const batch = (place: string, query: DownloadBillsZipParams): void =>
    void start({ place, key: 'zip', path: getDownloadBillsZipUrl(query) });
  return {
    selected,
    opened,
    downloads: states,
    /** Name of the file that came last. */
    lastFile,
    actions,
    selectPage: (isSelected: boolean): void => {
      const ids = (bills ?? []).filter(isSelectable).map(({ billId }) => billId);
      setSelected(
        (before) =>
          new Set(isSelected ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))),
      );
    },
    clearSelection: (): void => setSelected(new Set()),
    downloadSelected: (): void => batch('selected', { billId: [...selected] }),
    downloadAll: (): void => batch('all', conditions),
  };
}
