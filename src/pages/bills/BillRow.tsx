import { memo } from 'react';
import type { Bill } from '../../../generated/model/bill.ts';
import { t } from '../../i18n/i18n.ts';
import { daysUntil, formatDate } from '../../lib/dates.ts';
import { formatYen } from '../../lib/prices.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { canDownload, isSelectable, type BillFile } from './bill-files.ts';
import { BillDetails } from './BillDetails.tsx';
import { DownloadNote } from './DownloadNote.tsx';
import type { RowTexts } from './row-texts.ts';
import type { DownloadRequest, DownloadState } from './use-downloads.ts';
import styles from './BillTable.module.css';

/** What a row can ask for. One object for the whole life of the list, so that rows stay memoised. */
export interface RowActions {
  select: (billId: string, selected: boolean) => void;
  toggle: (billId: string, focusStatus?: boolean) => void;
  download: (billId: string, file: BillFile) => void;
  retry: (request: DownloadRequest) => void;
  cancel: (billId: string) => void;
  dismiss: (billId: string) => void;
  /** The bill has changed on the server. */
  changed: () => void;
}

export interface BillRowProps {
  bill: Bill;
  texts: RowTexts;
  selected: boolean;
  /** Whether the details are open, and whether the status in them should take the focus. */
  opened: 'closed' | 'open' | 'status';
  download: DownloadState | undefined;
  actions: RowActions;
}

/** Days before its end in which a deadline is pointed out. */
const SOON_DAYS = 7;

/** One bill: a row of the table, or a card on a phone, by the same elements. */
export const BillRow = memo(function BillRow({
  bill,
  texts,
  selected,
  opened,
  download,
  actions,
}: BillRowProps) {
  const { billId, title, price, statusName } = bill;
  const detailsId = `details-${billId}`;
  const isOpen = opened !== 'closed';
  return (
    <>
      <tr
        role="row"
        className={classNames(styles.row, selected && styles.selected, isOpen && styles.opened)}
      >
        <td role="cell" className={styles.selectCell}>
          <label className={styles.checkTarget}>
            <input
              type="checkbox"
              name="billId"
              aria-label={`${texts.select}: ${title}`}
              checked={selected}
              disabled={!isSelectable(bill)}
              onChange={(event) => actions.select(billId, event.target.checked)}
            />
          </label>
        </td>
        <td role="cell" className={styles.date}>
          {formatDate(bill.publicationDate)}
        </td>
        <td role="cell" className={styles.main}>
          <span
            className={bill.downloadStatus === 'notDownloaded' ? styles.newTitle : styles.title}
          >
            {title}
          </span>
          <span className={styles.meta}>
            {bill.billTypeName}
            <span className={styles.number}>{bill.billNumber}</span>
            <Marks bill={bill} texts={texts} />
          </span>
        </td>
        <td
          role="cell"
          className={classNames(styles.price, price !== null && price < 0 && styles.credit)}
        >
          {price === null ? texts.noPrice : formatYen(price)}
        </td>
        <td role="cell" className={styles.status} data-label={texts.column.status}>
          {statusName ?? texts.noPrice}
          {bill.selectableStatuses.length === 0 ? null : (
            <button
              type="button"
              className={styles.inlineAction}
              aria-label={`${texts.change}: ${texts.column.status} ${title}`}
              onClick={() => actions.toggle(billId, true)}
            >
              {texts.change}
            </button>
          )}
        </td>
        <td role="cell" className={styles.deadline} data-label={texts.column.downloadDeadline}>
          <Deadline bill={bill} texts={texts} />
        </td>
        <td role="cell" className={styles.files}>
          <FileButton bill={bill} kind="pdf" texts={texts} download={download} actions={actions} />
          <FileButton bill={bill} kind="csv" texts={texts} download={download} actions={actions} />
        </td>
        <td role="cell" className={styles.toggleCell}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            aria-label={`${texts.details}: ${title}`}
            onClick={() => actions.toggle(billId)}
          >
            <span className={styles.toggleText}>{texts.details}</span>
            <Icon name="down" />
          </button>
        </td>
      </tr>
      {download === undefined || (download.phase === 'running' && !download.isSlow) ? null : (
        <tr role="row" className={styles.noteRow}>
          <td role="cell" colSpan={8}>
            <DownloadNote
              state={download}
              onCancel={() => actions.cancel(billId)}
              onRetry={actions.retry}
              onDismiss={() => actions.dismiss(billId)}
            />
          </td>
        </tr>
      )}
      {isOpen ? (
        <tr role="row" className={styles.detailsRow} id={detailsId}>
          <td role="cell" colSpan={8}>
            <BillDetails
              bill={bill}
              focusStatus={opened === 'status'}
              download={download}
              actions={actions}
            />
          </td>
        </tr>
      ) : null}
    </>
  );
});

function Marks({ bill, texts }: { bill: Bill; texts: RowTexts }) {
  const count = bill.attachments.length;
  return (
    <>
      {bill.isPublished ? null : <Badge tone="danger">{texts.unpublished}</Badge>}
      {bill.downloadStatus === 'notDownloaded' ? (
        <Badge tone="info">{texts.downloadStatus.notDownloaded}</Badge>
      ) : (
        <span className={styles.mark}>
          <Icon name="check" size={1.05} />
          {texts.downloadStatus[bill.downloadStatus]}
        </span>
      )}
      {count === 0 ? null : (
        <span className={styles.mark}>
          <Icon name="clip" size={1.05} />
          {`${texts.attachmentCount} ${count}`}
        </span>
      )}
      {bill.returnedFile === null ? null : (
        <span className={styles.mark}>
          <Icon name="reply" size={1.05} />
          {texts.returned}
        </span>
      )}
    </>
  );
}

function Deadline({ bill, texts }: { bill: Bill; texts: RowTexts }) {
  const { downloadDeadline, isDownloadDeadlinePassed } = bill;
  if (downloadDeadline === null) return <span className={styles.faint}>{texts.noDeadline}</span>;
  const days = daysUntil(downloadDeadline);
  return (
    <>
      <span className={isDownloadDeadlinePassed ? styles.faint : undefined}>
        {formatDate(downloadDeadline)}
      </span>
      {isDownloadDeadlinePassed ? (
        <span className={styles.over}>{texts.deadlinePassed}</span>
      ) : null}
      {!isDownloadDeadlinePassed && days >= 0 && days <= SOON_DAYS ? (
        <span className={styles.soon}>
          {days === 0 ? t('bills.row.lastDay') : t('bills.row.daysLeft', { count: days })}
        </span>
      ) : null}
    </>
  );
}

interface FileButtonProps extends Pick<BillRowProps, 'bill' | 'texts' | 'download' | 'actions'> {
  kind: 'pdf' | 'csv';
}

function FileButton({ bill, kind, texts, download, actions }: FileButtonProps) {
  if (bill.files[kind] === null) return null;
  return (
    <Button
      size="small"
      className={styles.file}
      icon={<Icon name="download" size={1.1} />}
      disabled={!canDownload(bill)}
      busy={download?.phase === 'running' && download.key === kind}
      aria-label={`${texts[kind]} ${texts.download}: ${bill.title}`}
      onClick={() => actions.download(bill.billId, { kind })}
    >
      {texts[kind]}
    </Button>
  );
}
