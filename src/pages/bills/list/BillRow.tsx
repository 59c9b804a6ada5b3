import { memo, useSyncExternalStore, type ReactNode } from 'react';
import type { Bill } from '../../../../generated/model/bill.ts';
import { rowsOf } from '../../../api/unreadable.ts';
import { formatDate } from '../../../lib/dates.ts';
import { historyLinkId, statusHistoryPath } from '../../../lib/query-addresses.ts';
import type { Store } from '../../../lib/store.ts';
import { languageOf } from '../../../lib/text-language.ts';
import { formatYen } from '../../../lib/prices.ts';
import { DownloadNote, isNoteworthy } from '../../../shell/downloads/DownloadNote.tsx';
import type { DownloadState } from '../../../shell/downloads/download-store.ts';
import {
  deadlineText,
  fileButton,
  fileMarks,
  rowBox,
  statusLink,
} from '../../../shell/downloads/list/row-parts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { inItsLanguage } from '../../../ui/in-its-language.tsx';
import { billDownloads } from '../bill-downloads.ts';
import { canDownload, canPreview, isSelectable } from '../bill-files.ts';
import type { Column } from '../columns/columns.ts';
import { BillDetails } from '../details/BillDetails.tsx';
import type { RowActions } from '../row-actions.ts';
import type { RowTexts } from './row-texts.ts';
import styles from '../../../shell/downloads/list/FileRow.module.css';
import controls from '../../../shell/downloads/list/RowControls.module.css';

export interface BillRowProps {
  bill: Bill;
  texts: RowTexts;
  /** Those beside the ones that always stand; the same object while they are the same. */
  columns: readonly Column[];
  /** Chosen columns without room: their values are displayed below the title. */
  below: readonly Column[];
  /** Of a row that may be in sight at once (`firstRows`). */
  className: string | undefined;
  /** The ids of those whose details are unfolded. */
  opened: Store<ReadonlySet<string>>;
  download: DownloadState | undefined;
  actions: RowActions;
}

/**
 * One bill: a row of the table, or a card on a phone, by the same elements. Fifty of them are made while the
 * customer waits, so a row is as few elements and components as it can be; its icons are drawn by the style sheet.
 * Whether it is selected is shown by the table (`showSelection`): all fifty change by one press.
 */
export const BillRow = memo(function BillRow(props: BillRowProps) {
  const { bill, texts, columns, below, className, opened, download, actions } = props;
  const { billId, title, price, statusName } = bill;
  const name = nameOf(bill);
  // Each row follows it by itself: when one is unfolded, no other is looked at.
  const isOpen = useSyncExternalStore(opened.subscribe, () => opened.get().has(billId));
  const detailsId = `details-${billId}`;
  const isNew = bill.downloadStatus === 'notDownloaded';
  const isColumn = (wanted: Column['name']): boolean =>
    columns.some((column) => column.name === wanted);
  const attachmentCount = isColumn('attachments') ? 0 : rowsOf(bill, 'attachments').length;
  return (
    <>
      <tr role="row" className={classNames(styles.row, className, isOpen && styles.opened)}>
        <td role="cell" className={styles.selectCell}>
          {rowBox({
            name: 'billId',
            label: `${texts.select}: ${name}`,
            disabled: !isSelectable(bill),
            onChange: (isSelected) => actions.select(bill, isSelected),
          })}
        </td>
        <td role="cell" className={styles.date}>
          {formatDate(bill.publicationDate)}
        </td>
        <td role="cell" className={styles.main}>
          <span className={isNew ? styles.newTitle : styles.title} lang={languageOf(title)}>
            {title}
          </span>
          <span className={styles.meta}>
            {inItsLanguage(bill.billTypeName)}
            <span>{bill.billNumber}</span>
            {actions.preview === undefined || !canPreview(bill) ? null : (
              <button
                type="button"
                className={controls.inlineAction}
                aria-label={`${texts.preview}: ${name}`}
                onClick={() => actions.preview?.(billId)}
              >
                {texts.preview}
              </button>
            )}
            {fileMarks(bill, texts)}
            {attachmentCount === 0 ? null : (
              <span className={controls.attached}>
                {`${texts.attachmentCount} ${attachmentCount}`}
              </span>
            )}
            {bill.returnedFile === null || isColumn('returnedFile') ? null : (
              <span className={controls.returned}>{texts.returned}</span>
            )}
            {below.map(({ name: fact, textOf, isOfPaymentDue }) => {
              const value = textOf(bill);
              return value === undefined && isOfPaymentDue ? null : (
                <span key={fact}>{`${texts.facts[fact]}: ${value ?? texts.none}`}</span>
              );
            })}
          </span>
        </td>
        <td role="cell" className={price !== null && price < 0 ? styles.credit : styles.price}>
          {price === null ? texts.noValue : formatYen(price)}
        </td>
        <td role="cell" className={styles.status} data-label={texts.column.status}>
          {statusName === null
            ? texts.noValue
            : statusLink({
                id: historyLinkId(billId),
                path: statusHistoryPath(billId),
                status: statusName,
                label: `${texts.history}: ${name}`,
                onClick: (event) => actions.showHistory(billId, event),
              })}
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
          {deadlineText(
            { day: bill.downloadDeadline, isPassed: bill.isDownloadDeadlinePassed },
            texts,
          )}
        </td>
        {columns.map(({ name: fact, textOf }) => (
          <td key={fact} role="cell" className={styles.fact} data-label={texts.facts[fact]}>
            {textOf(bill) ?? texts.none}
          </td>
        ))}
        <td role="cell" className={styles.files}>
          {bill.files.pdf === null ? null : ownFile(props, 'pdf')}
          {bill.files.csv === null ? null : ownFile(props, 'csv')}
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
          <td role="cell" colSpan={8 + columns.length}>
            <DownloadNote downloads={billDownloads} state={download} />
          </td>
        </tr>
      ) : null}
      {isOpen ? (
        <tr role="row" className={styles.detailsRow} id={detailsId}>
          <td role="cell" colSpan={8 + columns.length}>
            <BillDetails bill={bill} columns={columns} download={download} actions={actions} />
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

function ownFile({ bill, texts, download, actions }: BillRowProps, kind: 'pdf' | 'csv'): ReactNode {
  return fileButton({
    at: { place: bill.billId, key: kind },
    state: download,
    text: texts[kind],
    label: `${texts[kind]} ${texts.download}: ${nameOf(bill)}`,
    disabled: !canDownload(bill),
    onClick: () => actions.download(bill.billId, { kind }),
  });
}
