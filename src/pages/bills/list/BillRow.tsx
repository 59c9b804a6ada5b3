import { memo, type ReactNode } from 'react';
import type { Bill } from '../../../../generated/model/bill.ts';
import { rowsOf } from '../../../api/unreadable.ts';
import { t } from '../../../i18n/i18n.ts';
import { daysUntil, formatDate } from '../../../lib/dates.ts';
import { getBasePath } from '../../../lib/base-path.ts';
import { historyLinkId, statusHistoryPath } from '../../../lib/history-address.ts';
import { formatYen } from '../../../lib/prices.ts';
import { downloadButtonId, isBusy } from '../../../shell/downloads/download-button.ts';
import { DownloadNote, isNoteworthy } from '../../../shell/downloads/DownloadNote.tsx';
import type { DownloadState } from '../../../shell/downloads/downloads.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { billDownloads } from '../bill-downloads.ts';
import { canDownload, isSelectable } from '../bill-files.ts';
import { BillDetails } from '../details/BillDetails.tsx';
import type { RowActions } from '../row-actions.ts';
import type { RowTexts } from './row-texts.ts';
import styles from './BillRow.module.css';
import controls from './RowControls.module.css';

export interface BillRowProps {
  bill: Bill;
  texts: RowTexts;
  selected: boolean;
  /** Whether the details are unfolded. */
  isOpen: boolean;
  download: DownloadState | undefined;
  actions: RowActions;
}

const CHECK_CLASS = classNames(controls.checkTarget, controls.rowCheck);

/** Days before its end in which a deadline is pointed out. */
const SOON_DAYS = 7;

/**
 * One bill: a row of the table, or a card on a phone, by the same elements. Fifty of them are made while the
 * customer waits, so a row is as few elements and components as it can be; its icons are drawn by the style sheet.
 */
export const BillRow = memo(function BillRow(props: BillRowProps) {
  const { bill, texts, selected, isOpen, download, actions } = props;
  const { billId, title, price, statusName } = bill;
  const name = nameOf(bill);
  const detailsId = `details-${billId}`;
  const isNew = bill.downloadStatus === 'notDownloaded';
  const attachmentCount = rowsOf(bill, 'attachments').length;
  return (
    <>
      <tr
        role="row"
        className={classNames(styles.row, selected && styles.selected, isOpen && styles.opened)}
      >
        <td role="cell" className={styles.selectCell}>
          <label className={CHECK_CLASS}>
            <input
              type="checkbox"
              name="billId"
              aria-label={`${texts.select}: ${name}`}
              checked={selected}
              disabled={!isSelectable(bill)}
              onChange={(event) => actions.select(bill, event.target.checked)}
            />
          </label>
        </td>
        <td role="cell" className={styles.date}>
          {formatDate(bill.publicationDate)}
        </td>
        <td role="cell" className={styles.main}>
          <span className={isNew ? styles.newTitle : styles.title}>{title}</span>
          <span className={styles.meta}>
            {bill.billTypeName}
            <span>{bill.billNumber}</span>
            {bill.isPublished ? null : <Badge tone="danger">{texts.unpublished}</Badge>}
            {isNew ? (
              <Badge tone="info">{texts.downloadStatus.notDownloaded}</Badge>
            ) : (
              <span className={controls.done}>{texts.downloadStatus[bill.downloadStatus]}</span>
            )}
            {attachmentCount === 0 ? null : (
              <span className={controls.attached}>
                {`${texts.attachmentCount} ${attachmentCount}`}
              </span>
            )}
            {bill.returnedFile === null ? null : (
              <span className={controls.returned}>{texts.returned}</span>
            )}
          </span>
        </td>
        <td role="cell" className={price !== null && price < 0 ? styles.credit : styles.price}>
          {price === null ? texts.noValue : formatYen(price)}
        </td>
        <td role="cell" className={styles.status} data-label={texts.column.status}>
          {statusName === null ? (
            texts.noValue
          ) : (
            <a
              id={historyLinkId(billId)}
              className={controls.history}
              href={getBasePath().base + statusHistoryPath(billId)}
              aria-label={`${statusName} ${texts.history}: ${name}`}
              onClick={(event) => actions.showHistory(billId, event)}
            >
              {statusName}
            </a>
          )}
          {bill.selectableStatuses.length === 0 ? null : (
            <button
              type="button"
              className={controls.inlineAction}
              aria-label={`${texts.change}: ${texts.column.status} ${name}`}
              onClick={() => actions.changeStatus(billId)}
            >
              {texts.change}
            </button>
          )}
        </td>
        <td role="cell" className={styles.deadline} data-label={texts.column.downloadDeadline}>
          {deadlineOf(bill, texts)}
        </td>
        <td role="cell" className={styles.files}>
          {bill.files.pdf === null ? null : fileButton(props, 'pdf')}
          {bill.files.csv === null ? null : fileButton(props, 'csv')}
        </td>
        <td role="cell" className={styles.toggleCell}>
          <button
            type="button"
            className={controls.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            aria-label={`${texts.details}: ${name}`}
            data-label={texts.details}
            onClick={() => actions.toggle(billId)}
          />
        </td>
      </tr>
      {isNoteworthy(download) ? (
        <tr role="row" className={styles.noteRow}>
          <td role="cell" colSpan={8}>
            <DownloadNote downloads={billDownloads} state={download} />
          </td>
        </tr>
      ) : null}
      {isOpen ? (
        <tr role="row" className={styles.detailsRow} id={detailsId}>
          <td role="cell" colSpan={8}>
            <BillDetails bill={bill} download={download} actions={actions} />
          </td>
        </tr>
      ) : null}
    </>
  );
});

/** What a control of a bill is about: many bills have the same title. */
function nameOf({ title, billNumber }: Bill): string {
  return `${title} ${billNumber}`;
}

function deadlineOf(
  { downloadDeadline, isDownloadDeadlinePassed }: Bill,
  texts: RowTexts,
): ReactNode {
  if (downloadDeadline === null) return texts.noDeadline;
  const text = formatDate(downloadDeadline);
  const days = daysUntil(downloadDeadline);
  if (isDownloadDeadlinePassed) return [text, <span key="over">{texts.deadlinePassed}</span>];
  // Nor is what is no date at all soon.
  if (!(days >= 0 && days <= SOON_DAYS)) return text;
  return [
    text,
    <span key="soon" className={styles.soon}>
      {days === 0 ? t('bills.row.lastDay') : t('bills.row.daysLeft', { count: days })}
    </span>,
  ];
}

function fileButton(
  { bill, texts, download, actions }: BillRowProps,
  kind: 'pdf' | 'csv',
): ReactNode {
  const isRunning = isBusy(download, kind);
  return (
    <button
      id={downloadButtonId({ place: bill.billId, key: kind })}
      type="button"
      className={classNames(buttonClass('secondary', 'small'), controls.file)}
      disabled={!canDownload(bill)}
      aria-busy={isRunning || undefined}
      aria-disabled={isRunning || undefined}
      aria-label={`${texts[kind]} ${texts.download}: ${nameOf(bill)}`}
      onClick={() => actions.download(bill.billId, { kind })}
    >
      {texts[kind]}
    </button>
  );
}
