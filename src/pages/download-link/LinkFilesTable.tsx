import { memo, type MouseEvent, useCallback, useMemo, useState } from 'react';
import type { DownloadFile } from '../../../generated/model/downloadFile.ts';
import { formatDate, toDateTimeEntry } from '../../lib/dates.ts';
import { formatSize } from '../../lib/files.ts';
import { historyLinkId, mailedLinkHistoryPath } from '../../lib/query-addresses.ts';
import { languageOf } from '../../lib/text-language.ts';
import { formatYen } from '../../lib/prices.ts';
import { DownloadNote, needsNote } from '../../shell/downloads/DownloadNote.tsx';
import type {
  DownloadRequest,
  DownloadState,
  DownloadStates,
} from '../../shell/downloads/download-store.ts';
import {
  deadlineText,
  fileButton,
  fileBadges,
  rowCheckbox,
  statusLink,
  type FileRowTexts,
  firstRowClass,
  readFileRowTexts,
} from '../../shell/downloads/list/row-parts.tsx';
import { withLang } from '../../ui/with-lang.tsx';
import { classNames } from '../../ui/class-names.ts';
import { isDownloadable, linkDownloads, createFileRequest } from './link-files.ts';
import linkStyles from './DownloadLink.module.css';
import styles from '../../shell/downloads/list/FileRow.module.css';
import type { DownloadFileList } from '../../../generated/model/downloadFileList.ts';
import { rowsOf } from '../../api/unreadable.ts';
import { t } from '../../i18n/i18n.ts';
import { SelectableTable } from '../../shell/downloads/list/SelectableTable.tsx';
import { useRowLink } from '../../shell/links/return-to-row.ts';
import { usePressGuard } from '../../ui/use-click-guard.ts';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';

interface LinkFileRowProps {
  file: DownloadFile;
  request: DownloadRequest;
  texts: FileRowTexts & { file: string; history: string };
  /** The last day of the link, yyyy-MM-dd. It is the deadline of a file for which the issuer sets no deadline. */
  lastDay: string | null;
  /** The class of a row that may be visible when the list appears (`firstRowClass`). */
  className: string | undefined;
  /** Whether the row is a card, which shows the status in the cell of the file's badges. */
  isCard: boolean;
  isSelected: boolean;
  downloadState: DownloadState | undefined;
  onSelect: (file: DownloadFile, isSelected: boolean) => void;
  onDownload: (request: DownloadRequest) => void;
  /** Opens the status history of the file's bill. The link back returns to this row. */
  onHistory: (billId: string, fileId: string, event: MouseEvent) => void;
}

/** A file of a link: a row of the table, or a card on a phone. */
const LinkFileRow = memo(function LinkFileRow({
  file,
  request,
  texts,
  lastDay,
  className,
  isCard,
  isSelected,
  downloadState,
  onSelect,
  onDownload,
  onHistory,
}: LinkFileRowProps) {
  const { fileId, fileName, billId, title, price, statusName } = file;
  const status =
    statusName === null || billId === null
      ? withLang(statusName ?? texts.noValue)
      : statusLink({
          id: historyLinkId(fileId),
          path: mailedLinkHistoryPath(billId),
          status: statusName,
          label: `${texts.history}: ${fileName}`,
          onClick: (event) => onHistory(billId, fileId, event),
        });
  return (
    <>
      <tr role="row" className={classNames(styles.row, className, isSelected && styles.selected)}>
        <td role="cell" className={styles.selectCell}>
          {rowCheckbox({
            name: 'fileId',
            label: `${texts.select}: ${fileName}`,
            checked: isSelected,
            disabled: !isDownloadable(file),
            onChange: (isChecked) => onSelect(file, isChecked),
          })}
        </td>
        <td role="cell" className={styles.date}>
          {formatDate(file.publicationDate)}
        </td>
        <td role="cell" className={styles.main}>
          <span
            className={file.downloadStatus === 'notDownloaded' ? styles.newTitle : styles.title}
            lang={languageOf(title)}
          >
            {title}
          </span>
          <span className={styles.meta}>
            <span className={linkStyles.fileName} lang={languageOf(fileName)}>
              {fileName}
            </span>
            {title.includes(file.billTypeName ?? title) ? null : withLang(file.billTypeName)}
            <span>{formatSize(file.size)}</span>
          </span>
        </td>
        <td role="cell" className={price !== null && price < 0 ? styles.credit : styles.price}>
          {price === null ? texts.noValue : formatYen(price)}
        </td>
        <td role="cell" className={styles.state}>
          {fileBadges(file, texts)}
          {isCard ? status : null}
        </td>
        {isCard ? null : (
          <td role="cell" className={styles.status}>
            {status}
          </td>
        )}
        <td role="cell" className={styles.deadline}>
          {deadlineText(
            { day: file.downloadDeadline ?? lastDay, isPassed: file.isDownloadDeadlinePassed },
            texts,
          )}
        </td>
        <td role="cell" className={styles.files}>
          {fileButton({
            buttonKey: request,
            state: downloadState,
            text: file.extension.toUpperCase() || texts.file,
            label: `${file.extension.toUpperCase()} ${texts.download}: ${fileName}`.trim(),
            disabled: !isDownloadable(file),
            onClick: () => onDownload(request),
          })}
        </td>
      </tr>
      {needsNote(downloadState) ? (
        <tr role="row" className={styles.noteRow}>
          <td role="cell" colSpan={8}>
            <DownloadNote downloads={linkDownloads} state={downloadState} />
          </td>
        </tr>
      ) : null}
    </>
  );
});

export interface LinkFilesTableProps {
  token: string;
  fileList: DownloadFileList;
  /** The selected files by ID. */
  selection: ReadonlyMap<string, unknown>;
  downloads: DownloadStates;
  onSelect: (files: readonly DownloadFile[], isSelected: boolean) => void;
  /** The next answer is pending; these files belong to the previous answer. */
  isStale: boolean;
}

/** The date of a time in Japan, which can be compared with the deadlines of the files. */
const dayOf = (time: string): string => toDateTimeEntry(time).slice(0, 10);

/** The files of one page. */
export function LinkFilesTable({
  token,
  fileList,
  selection,
  downloads,
  onSelect,
  isStale,
}: LinkFilesTableProps) {
  const [texts] = useState(() => ({
    ...readFileRowTexts(),
    file: t('download-link.list.file'),
    history: t('download-link.list.history'),
  }));
  const requestsById = useMemo(
    () => new Map(fileList.items.map(({ fileId }) => [fileId, createFileRequest(token, fileId)])),
    [token, fileList.items],
  );
  const isCard = useIsNarrow();
  const isFirstPress = usePressGuard();
  const onDownload = useCallback(
    (request: DownloadRequest): void => {
      if (isFirstPress(request.position)) void linkDownloads.start(request);
    },
    [isFirstPress],
  );
  const followLink = useRowLink();
  const onHistory = useCallback(
    (billId: string, fileId: string, event: MouseEvent): void =>
      followLink({ id: historyLinkId(fileId), path: mailedLinkHistoryPath(billId) }, event),
    [followLink],
  );
  const selectFile = useCallback(
    (file: DownloadFile, isChecked: boolean) => onSelect([file], isChecked),
    [onSelect],
  );
  const selectableFiles = fileList.items.filter(isDownloadable);
  return (
    <SelectableTable
      label={t('download-link.list.region')}
      className={linkStyles.columns}
      pageCheckbox={{
        label: t('download-link.list.selectPage'),
        shortLabel: t('downloads.row.selectAll'),
        selectedCount: selectableFiles.filter(({ fileId }) => selection.has(fileId)).length,
        selectableCount: selectableFiles.length,
        onChange: (isChecked) => onSelect(selectableFiles, isChecked),
      }}
      headings={[
        { key: 'publicationDate', content: t('downloads.column.publicationDate') },
        { key: 'document', content: t('download-link.list.document') },
        { key: 'price', content: t('downloads.column.price'), isPrice: true },
        { key: 'state', content: t('downloads.column.state') },
        ...(isCard ? [] : [{ key: 'status', content: t('downloads.column.status') }]),
        { key: 'downloadDeadline', content: t('downloads.column.downloadDeadline') },
        { key: 'files', content: t('downloads.column.files') },
      ]}
      rows={rowsOf(fileList, 'items')}
      renderRow={(file, index) => {
        const request = requestsById.get(file.fileId) ?? createFileRequest(token, file.fileId);
        return (
          <LinkFileRow
            key={file.fileId}
            file={file}
            request={request}
            texts={texts}
            lastDay={dayOf(fileList.expiresAt)}
            className={firstRowClass(index)}
            isCard={isCard}
            isSelected={selection.has(file.fileId)}
            downloadState={downloads[request.position]}
            onSelect={selectFile}
            onDownload={onDownload}
            onHistory={onHistory}
          />
        );
      }}
      unreadableText={t('download-link.list.unreadable')}
      isStale={isStale}
    />
  );
}
