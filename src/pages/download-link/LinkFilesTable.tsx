import { useCallback, useMemo, useState, type MouseEvent } from 'react';
import type { DownloadFile } from '../../../generated/model/downloadFile.ts';
import type { DownloadFileList } from '../../../generated/model/downloadFileList.ts';
import { rowsOf } from '../../api/unreadable.ts';
import { t } from '../../i18n/i18n.ts';
import { enteredDateTime } from '../../lib/dates.ts';
import { historyLinkId, linkHistoryPath } from '../../lib/history-address.ts';
import type { DownloadRequest, DownloadStates } from '../../shell/downloads/download-store.ts';
import { SelectableTable } from '../../shell/downloads/list/SelectableTable.tsx';
import { firstRows, readFileRowTexts } from '../../shell/downloads/list/row-parts.tsx';
import { useRowLink } from '../../shell/links/return-to-row.ts';
import { usePressGuard } from '../../ui/use-click-guard.ts';
import { canDownload, fileRequest, linkDownloads } from './link-files.ts';
import { LinkFileRow } from './LinkFileRow.tsx';
import styles from './DownloadLink.module.css';

export interface LinkFilesTableProps {
  token: string;
  list: DownloadFileList;
  /** By their ids. */
  selected: ReadonlyMap<string, unknown>;
  downloads: DownloadStates;
  onSelect: (files: readonly DownloadFile[], selected: boolean) => void;
  /** An answer is on its way; these files are the last one's. */
  stale: boolean;
}

/** The day of a time, in Japan: what a deadline of the link is among those of its files. */
const dayOf = (time: string): string => enteredDateTime(time).slice(0, 10);

/** The files of one page. */
export function LinkFilesTable({
  token,
  list,
  selected,
  downloads,
  onSelect,
  stale,
}: LinkFilesTableProps) {
  const [texts] = useState(() => ({
    ...readFileRowTexts(),
    file: t('download-link.list.file'),
    history: t('download-link.list.history'),
  }));
  const requests = useMemo(
    () => new Map(list.items.map(({ fileId }) => [fileId, fileRequest(token, fileId)])),
    [token, list.items],
  );
  const isFirstPress = usePressGuard();
  const onDownload = useCallback(
    (request: DownloadRequest): void => {
      if (isFirstPress(request.place)) void linkDownloads.start(request);
    },
    [isFirstPress],
  );
  const followLink = useRowLink();
  const onHistory = useCallback(
    (billId: string, fileId: string, event: MouseEvent): void =>
      followLink({ id: historyLinkId(fileId), path: linkHistoryPath(billId) }, event),
    [followLink],
  );
  const selectOne = useCallback(
    (file: DownloadFile, isSelected: boolean) => onSelect([file], isSelected),
    [onSelect],
  );
  const selectable = list.items.filter(canDownload);
  return (
    <SelectableTable
      label={t('download-link.list.region')}
      className={styles.columns}
      selectPage={{
        label: t('download-link.list.selectPage'),
        chosen: selectable.filter(({ fileId }) => selected.has(fileId)).length,
        choosable: selectable.length,
        onChange: (isSelected) => onSelect(selectable, isSelected),
      }}
      headings={[
        { key: 'publicationDate', content: t('downloads.column.publicationDate') },
        { key: 'document', content: t('download-link.list.document') },
        { key: 'price', content: t('downloads.column.price'), isPrice: true },
        { key: 'status', content: t('downloads.column.status') },
        { key: 'downloadDeadline', content: t('downloads.column.downloadDeadline') },
        { key: 'files', content: t('downloads.column.files') },
      ]}
      rows={rowsOf(list, 'items')}
      renderRow={(file, place) => {
        const request = requests.get(file.fileId) ?? fileRequest(token, file.fileId);
        return (
          <LinkFileRow
            key={file.fileId}
            file={file}
            request={request}
            texts={texts}
            lastDay={dayOf(list.expiresAt)}
            className={firstRows(place)}
            selected={selected.has(file.fileId)}
            download={downloads[request.place]}
            onSelect={selectOne}
            onDownload={onDownload}
            onHistory={onHistory}
          />
        );
      }}
      unreadable={t('download-link.list.unreadable')}
      stale={stale}
    />
  );
}
