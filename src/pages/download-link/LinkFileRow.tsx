import { memo, type MouseEvent } from 'react';
import type { DownloadFile } from '../../../generated/model/downloadFile.ts';
import { formatDate } from '../../lib/dates.ts';
import { formatSize } from '../../lib/files.ts';
import { historyLinkId, linkHistoryPath } from '../../lib/history-address.ts';
import { languageOf } from '../../lib/text-language.ts';
import { formatYen } from '../../lib/prices.ts';
import { DownloadNote, isNoteworthy } from '../../shell/downloads/DownloadNote.tsx';
import type { DownloadRequest, DownloadState } from '../../shell/downloads/download-store.ts';
import {
  deadlineText,
  fileButton,
  fileMarks,
  rowBox,
  statusLink,
  type FileRowTexts,
} from '../../shell/downloads/list/row-parts.tsx';
import { inItsLanguage } from '../../ui/in-its-language.tsx';
import { classNames } from '../../ui/class-names.ts';
import { canDownload, linkDownloads } from './link-files.ts';
import own from './DownloadLink.module.css';
import styles from '../../shell/downloads/list/FileRow.module.css';

export interface LinkFileRowProps {
  file: DownloadFile;
  request: DownloadRequest;
  texts: FileRowTexts & { file: string; history: string };
  /** Last day of the link, yyyy-MM-dd: what holds for a file without a deadline of its own. */
  lastDay: string | null;
  /** Of a row that may be in sight at once (`firstRows`). */
  className: string | undefined;
  selected: boolean;
  download: DownloadState | undefined;
  onSelect: (file: DownloadFile, selected: boolean) => void;
  onDownload: (request: DownloadRequest) => void;
  /** To the history of the file's bill, from this row. */
  onHistory: (billId: string, fileId: string, event: MouseEvent) => void;
}

/** One file of a link: a row of the table, or a card on a phone, as a bill is. */
export const LinkFileRow = memo(function LinkFileRow({
  file,
  request,
  texts,
  lastDay,
  className,
  selected,
  download,
  onSelect,
  onDownload,
  onHistory,
}: LinkFileRowProps) {
  const { fileId, fileName, billId, title, price, statusName } = file;
  return (
    <>
      <tr
        role="row"
        className={classNames(styles.row, className, styles.whole, selected && styles.selected)}
      >
        <td role="cell" className={styles.selectCell}>
          {rowBox({
            name: 'fileId',
            label: `${texts.select}: ${fileName}`,
            checked: selected,
            disabled: !canDownload(file),
            onChange: (isSelected) => onSelect(file, isSelected),
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
            <span className={own.fileName} lang={languageOf(fileName)}>
              {fileName}
            </span>
            {inItsLanguage(file.billTypeName)}
            <span>{formatSize(file.size)}</span>
            {fileMarks(file, texts)}
          </span>
        </td>
        <td role="cell" className={price !== null && price < 0 ? styles.credit : styles.price}>
          {price === null ? texts.noValue : formatYen(price)}
        </td>
        <td role="cell" className={styles.status} data-label={texts.column.status}>
          {statusName === null || billId === null
            ? inItsLanguage(statusName ?? texts.noValue)
            : statusLink({
                id: historyLinkId(fileId),
                path: linkHistoryPath(billId),
                status: statusName,
                label: `${texts.history}: ${fileName}`,
                onClick: (event) => onHistory(billId, fileId, event),
              })}
        </td>
        <td role="cell" className={styles.deadline} data-label={texts.column.downloadDeadline}>
          {deadlineText(
            { day: file.downloadDeadline ?? lastDay, isPassed: file.isDownloadDeadlinePassed },
            texts,
          )}
        </td>
        <td role="cell" className={styles.files}>
          {fileButton({
            at: request,
            state: download,
            text: file.extension.toUpperCase() || texts.file,
            label: `${file.extension.toUpperCase()} ${texts.download}: ${fileName}`.trim(),
            disabled: !canDownload(file),
            onClick: () => onDownload(request),
          })}
        </td>
      </tr>
      {isNoteworthy(download) ? (
        <tr role="row" className={styles.noteRow}>
          <td role="cell" colSpan={7}>
            <DownloadNote downloads={linkDownloads} state={download} />
          </td>
        </tr>
      ) : null}
    </>
  );
});
