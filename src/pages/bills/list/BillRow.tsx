import { memo, useSyncExternalStore, type ReactNode } from 'react';
import type { Bill } from '../../../../generated/model/bill.ts';
import { rowsOf } from '../../../api/unreadable.ts';
import { formatDate } from '../../../lib/dates.ts';
import { historyLinkId, statusHistoryPath } from '../../../lib/query-addresses.ts';
import type { Store } from '../../../lib/store.ts';
import { languageOf } from '../../../lib/text-language.ts';
import { formatYen } from '../../../lib/prices.ts';
import { DownloadNote, needsNote } from '../../../shell/downloads/DownloadNote.tsx';
import type { DownloadState } from '../../../shell/downloads/download-store.ts';
import {
  deadlineText,
  fileButton,
  fileBadges,
  rowCheckbox,
  statusLink,
} from '../../../shell/downloads/list/row-parts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { withLang } from '../../../ui/with-lang.tsx';
import { billDownloads } from '../bill-downloads.ts';
import { isDownloadable, isPreviewable, isSelectable } from '../bill-files.ts';
import type { Column } from '../columns/columns.ts';
import { BillDetails } from '../details/BillDetails.tsx';
import type { RowActions } from '../row-actions.ts';
import type { RowTexts } from './row-texts.ts';
import styles from '../../../shell/downloads/list/FileRow.module.css';
import controls from '../../../shell/downloads/list/RowControls.module.css';

export interface BillRowProps {
  bill: Bill;
  texts: RowTexts;
  /** The displayed optional columns. The array is a new object only if the columns have changed. */
  columns: readonly Column[];
  /** Chosen columns for which there is no space: their values are displayed below the title. */
  columnsBelowTitle: readonly Column[];
  /** The class of a row that may be visible on the first screen (`firstRowClass`). */
  className: string | undefined;
  /** Whether the row is a card: it has one button for a file, and its details have the other actions. */
  isCard: boolean;
  /** The ids of the bills whose details are expanded. */
  expandedIds: Store<ReadonlySet<string>>;
  downloadState: DownloadState | undefined;
  actions: RowActions;
}

/**
 * One bill: a row of the table, or a card on a phone. The list renders fifty rows while the customer waits.
 * So a row has as few elements and components as possible, and the style sheet draws its icons. The table
 * marks the selected rows (`showSelection`), because one press can change all fifty rows.
 */
export const BillRow = memo(function BillRow(props: BillRowProps) {
  const {
    bill,
    texts,
    columns,
    columnsBelowTitle,
    className,
    isCard,
    expandedIds,
    downloadState,
    actions,
  } = props;
  const { billId, title, price, billTypeName } = bill;
  const billName = billNameOf(bill);
  // Each row subscribes to the store, so that expanding one row renders no other row.
  const isOpen = useSyncExternalStore(expandedIds.subscribe, () => expandedIds.get().has(billId));
  const detailsId = `details-${billId}`;
  const isDisplayedColumn = (columnName: Column['name']): boolean =>
    columns.some((column) => column.name === columnName);
  const attachmentCount = isDisplayedColumn('attachments') ? 0 : rowsOf(bill, 'attachments').length;
  return (
    <>
      <tr role="row" className={classNames(styles.row, className, isOpen && styles.opened)}>
        <td role="cell" className={styles.selectCell}>
          {rowCheckbox({
            name: 'billId',
            label: `${texts.select}: ${billName}`,
            disabled: !isSelectable(bill),
            onChange: (isSelected) => actions.select(bill, isSelected),
          })}
        </td>
        <td role="cell" className={styles.date}>
          {formatDate(bill.publicationDate)}
        </td>
        <td role="cell" className={styles.main}>
          {renderTitle(props)}
          {columnsBelowTitle.length === 0 ? null : (
            <span className={styles.meta}>
              {columnsBelowTitle.map(({ name: columnName, textOf, isAboutDueDates }) => {
                const value = textOf(bill);
                return value === undefined && isAboutDueDates ? null : (
                  <span
                    key={columnName}
                  >{`${texts.facts[columnName]}: ${value ?? texts.none}`}</span>
                );
              })}
            </span>
          )}
        </td>
        <td role="cell" className={styles.number}>
          {title.includes(billTypeName) ? (
            bill.billNumber
          ) : (
            <>
              {withLang(billTypeName)} <span className={styles.whole}>{bill.billNumber}</span>
            </>
          )}
        </td>
        <td role="cell" className={price !== null && price < 0 ? styles.credit : styles.price}>
          {price === null ? texts.noValue : formatYen(price)}
        </td>
        <td role="cell" className={styles.state}>
          {fileBadges(bill, texts)}
          {attachmentCount === 0 ? null : (
            <span className={controls.attached}>
              {`${texts.attachmentCount} ${attachmentCount}`}
            </span>
          )}
          {bill.returnedFile === null || isDisplayedColumn('returnedFile') ? null : (
            <span className={controls.returned}>{texts.returned}</span>
          )}
          {isCard && bill.statusName !== null ? (
            <span lang={languageOf(bill.statusName)}>{bill.statusName}</span>
          ) : null}
        </td>
        {isCard ? null : (
          <td role="cell" className={styles.status}>
            {renderStatus(props)}
          </td>
        )}
        <td role="cell" className={styles.deadline}>
          {deadlineText(
            { day: bill.downloadDeadline, isPassed: bill.isDownloadDeadlinePassed },
            texts,
          )}
        </td>
        {columns.map(({ name: columnName, textOf }) => (
          <td key={columnName} role="cell" className={styles.fact}>
            {textOf(bill) ?? texts.none}
          </td>
        ))}
        <td role="cell" className={styles.files}>
          {bill.files.pdf === null ? null : renderFileButton(props, 'pdf')}
          {bill.files.csv === null || (isCard && bill.files.pdf !== null)
            ? null
            : renderFileButton(props, 'csv')}
        </td>
        <td role="cell" className={styles.toggleCell}>
          <button
            type="button"
            id={isCard ? historyLinkId(billId) : undefined}
            className={controls.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            aria-label={`${texts.details}: ${billName}`}
            onClick={() => actions.toggleDetails(billId)}
          />
        </td>
      </tr>
      {needsNote(downloadState) ? (
        <tr role="row" className={styles.noteRow}>
          <td role="cell" colSpan={10 + columns.length}>
            <DownloadNote downloads={billDownloads} state={downloadState} />
          </td>
        </tr>
      ) : null}
      {isOpen ? (
        <tr role="row" className={styles.detailsRow} id={detailsId}>
          <td role="cell" colSpan={10 + columns.length}>
            <BillDetails
              bill={bill}
              columns={columns}
              downloadState={downloadState}
              actions={actions}
            >
              {isCard ? renderCardActions(props) : null}
            </BillDetails>
          </td>
        </tr>
      ) : null}
    </>
  );
});

/** The name of a bill in the labels of its controls: many bills have the same title. */
function billNameOf({ title, billNumber }: Bill): string {
  return `${title} ${billNumber}`;
}

/** The title. In a table, the title is a button that opens the preview. */
function renderTitle({ bill, texts, isCard, downloadState, actions }: BillRowProps): ReactNode {
  const { billId, title } = bill;
  // Without the dialog, the preview is a download of the bill, and only one runs at a time.
  const mustWait = downloadState?.phase === 'running' && !navigator.pdfViewerEnabled;
  const sharedProps = {
    className: bill.downloadStatus === 'notDownloaded' ? styles.newTitle : styles.title,
    lang: languageOf(title),
    children: title,
  };
  if (isCard || actions.preview === undefined || !isPreviewable(bill))
    return <span {...sharedProps} />;
  return (
    <button
      {...sharedProps}
      type="button"
      title={`${texts.preview}: ${title}`}
      aria-label={`${texts.preview}: ${billNameOf(bill)}`}
      aria-disabled={mustWait || undefined}
      onClick={mustWait ? undefined : () => actions.preview?.(billId)}
    />
  );
}

/** The status with a link to the status history, and the button that changes the status. */
function renderStatus({ bill, texts, actions }: BillRowProps): ReactNode {
  const { billId, statusName } = bill;
  const billName = billNameOf(bill);
  return (
    <>
      {statusName === null
        ? texts.noValue
        : statusLink({
            id: historyLinkId(billId),
            path: statusHistoryPath(billId),
            status: statusName,
            label: `${texts.history}: ${billName}`,
            onClick: (event) => actions.showHistory(billId, event),
          })}
      {bill.selectableStatuses.length === 0 ? null : (
        <button
          type="button"
          className={controls.inlineAction}
          aria-label={`${texts.change}: ${texts.column.status} ${billName}`}
          onClick={() => actions.changeStatus(billId)}
        >
          {texts.change}
        </button>
      )}
    </>
  );
}

function renderFileButton(
  { bill, texts, downloadState, actions }: BillRowProps,
  kind: 'pdf' | 'csv',
): ReactNode {
  return fileButton({
    buttonKey: { position: bill.billId, key: kind },
    state: downloadState,
    text: texts[kind],
    label: `${texts[kind]} ${texts.download}: ${billNameOf(bill)}`,
    disabled: !isDownloadable(bill),
    onClick: () => actions.download(bill.billId, { kind }),
  });
}

/** The actions that a row of the table has, but a card has only in its details. */
function renderCardActions(props: BillRowProps): ReactNode {
  const { bill, texts, downloadState, actions } = props;
  const isBusy = downloadState?.phase === 'running';
  return (
    <>
      {actions.preview === undefined || !isPreviewable(bill) ? null : (
        <button
          type="button"
          className={controls.cardAction}
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : () => actions.preview?.(bill.billId)}
        >
          {texts.preview}
        </button>
      )}
      {bill.files.csv === null || bill.files.pdf === null ? null : renderFileButton(props, 'csv')}
      {bill.statusName === null
        ? null
        : statusLink({
            path: statusHistoryPath(bill.billId),
            status: bill.statusName,
            label: `${texts.history}: ${billNameOf(bill)}`,
            onClick: (event) => actions.showHistory(bill.billId, event),
          })}
    </>
  );
}
