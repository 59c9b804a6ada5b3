import type { ReactNode } from 'react';
import type { Bill } from '../../../../generated/model/bill.ts';
import type { FileInfo } from '../../../../generated/model/fileInfo.ts';
import { rowsOf } from '../../../api/unreadable.ts';
import { t } from '../../../i18n/i18n.ts';
import { formatSize } from '../../../lib/files.ts';
import { languageOf } from '../../../lib/text-language.ts';
import {
  downloadButtonId,
  isButtonBusy,
  type DownloadState,
} from '../../../shell/downloads/download-store.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Unreadable } from '../../../ui/Unreadable.tsx';
import { isDownloadable, fileKeyOf, type BillFile } from '../bill-files.ts';
import { COLUMNS, type Column } from '../columns/columns.ts';
import type { RowActions } from '../row-actions.ts';
import { useAfterPaint } from '../../../ui/after-paint.ts';
import { useFocusReturn } from '../../../ui/focus.ts';
import { PaymentFacts } from './PaymentFacts.tsx';
import { ReturnFile } from './ReturnFile.tsx';
import { StatusEditor } from './StatusEditor.tsx';
import styles from './BillDetails.module.css';

export interface BillDetailsProps {
  bill: Bill;
  /** The columns of the list, whose values are not repeated here. */
  columns: readonly Column[];
  downloadState: DownloadState | undefined;
  actions: RowActions;
  /** Actions that a row has, but a card does not. */
  children?: ReactNode;
}

/**
 * The values of a bill that are not in its row: the other columns of S2, the attachments and the returned file, and
 * the form for the status.
 */
export function BillDetails({ bill, columns, downloadState, actions, children }: BillDetailsProps) {
  const noneText = t('bills.row.none');
  const isAvailable = isDownloadable(bill);
  const attachments = rowsOf(bill, 'attachments');
  // Returns the focus if a status change removes the bill from the list.
  const detailsRef = useFocusReturn<HTMLDivElement>();
  // The unlisted values are the longest part and have no controls, so they are rendered later.
  const isAfterPaint = useAfterPaint(true);
  const renderFileLink = (file: BillFile, fileInfo: FileInfo, isEnabled: boolean) => (
    <FileLink
      id={downloadButtonId({ position: bill.billId, key: fileKeyOf(file) })}
      fileInfo={fileInfo}
      isEnabled={isEnabled}
      isRunning={isButtonBusy(downloadState, fileKeyOf(file))}
      isBillBusy={downloadState?.phase === 'running'}
      onDownload={() => actions.download(bill.billId, file)}
    />
  );
  return (
    <div className={styles.details} ref={detailsRef}>
      {isAvailable ? null : (
        <p className={styles.hint}>
          <Icon name="info" />
          {bill.isPublished ? t('bills.row.deadlineHint') : t('bills.row.unpublishedHint')}
        </p>
      )}
      {children ? <div className={styles.cardActions}>{children}</div> : null}
      <div className={styles.columns}>
        <section>
          <h3 className={styles.heading}>{t('bills.column.attachments')}</h3>
          {attachments.length === 0 ? <p className={styles.emptyText}>{noneText}</p> : null}
          <ul className={styles.fileList}>
            {attachments.map((fileInfo, index) => (
              <li key={fileInfo?.fileId ?? `position ${index}`}>
                {fileInfo === undefined ? (
                  <Unreadable text={t('downloads.unreadable')} />
                ) : (
                  renderFileLink(
                    { kind: 'attachment', fileId: fileInfo.fileId },
                    fileInfo,
                    isAvailable,
                  )
                )}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3 className={styles.heading}>{t('bills.column.returnedFile')}</h3>
          {bill.returnedFile === null ? (
            <p className={styles.emptyText}>{noneText}</p>
          ) : (
            renderFileLink({ kind: 'returnedFile' }, bill.returnedFile, bill.isPublished)
          )}
          <ReturnFile
            bill={bill}
            onSent={() => actions.refreshAfterChange()}
            onReload={actions.reload}
          />
        </section>
        <StatusEditor bill={bill} onSaved={actions.refreshAfterChange} onReload={actions.reload} />
        {isAfterPaint ? <UnlistedValues bill={bill} columns={columns} noneText={noneText} /> : null}
      </div>
    </div>
  );
}

/** The values of the columns that the list does not show. */
function UnlistedValues({
  bill,
  columns,
  noneText,
}: Pick<BillDetailsProps, 'bill' | 'columns'> & { noneText: string }) {
  return (
    <dl className={styles.facts}>
      <LabelledValue
        label={t('bills.column.customerName')}
        lang={languageOf(bill.customerName ?? '')}
      >
        {bill.customerName?.trim() || noneText}
      </LabelledValue>
      {COLUMNS.filter(
        (column) => !column.isAboutFiles && !column.isAboutDueDates && !columns.includes(column),
      ).map(({ name, textOf }) => (
        <LabelledValue key={name} label={t(`bills.column.${name}`)}>
          {textOf(bill) ?? noneText}
        </LabelledValue>
      ))}
      <PaymentFacts bill={bill} />
    </dl>
  );
}

interface LabelledValueProps {
  label: string;
  lang?: string | undefined;
  children: ReactNode;
}

function LabelledValue({ label, lang, children }: LabelledValueProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd lang={lang}>{children}</dd>
    </div>
  );
}

interface FileLinkProps {
  id: string;
  fileInfo: FileInfo;
  isEnabled: boolean;
  isRunning: boolean;
  /** Whether this file or another file of the bill is loading. Then the button ignores presses. */
  isBillBusy: boolean;
  onDownload: () => void;
}

function FileLink({ id, fileInfo, isEnabled, isRunning, isBillBusy, onDownload }: FileLinkProps) {
  return (
    <button
      type="button"
      id={id}
      className={styles.fileLink}
      disabled={!isEnabled}
      aria-busy={isRunning || undefined}
      aria-disabled={isBillBusy || undefined}
      onClick={isBillBusy ? undefined : onDownload}
    >
      <Icon name="download" size={1.1} />
      <span>
        <span lang={languageOf(fileInfo.fileName)}>{fileInfo.fileName}</span>{' '}
        <span className={styles.secondaryText}>{formatSize(fileInfo.size)}</span>
      </span>
    </button>
  );
}
