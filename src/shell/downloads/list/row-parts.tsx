import type { MouseEvent, ReactNode } from 'react';
import type { DownloadStatus } from '../../../../generated/model/downloadStatus.ts';
import { t } from '../../../i18n/i18n.ts';
import { getBasePath } from '../../../lib/base-path.ts';
import { daysUntil, formatDate } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { withLang } from '../../../ui/with-lang.tsx';
import { isNarrow } from '../../../ui/use-is-narrow.ts';
import {
  downloadButtonId,
  isButtonBusy,
  type DownloadRequest,
  type DownloadState,
} from '../download-store.ts';
import styles from './FileRow.module.css';
import controls from './RowControls.module.css';

/** The texts of the rows of a file list. A list calls this function once: 50 rows would cause a thousand look-ups. */
export function readFileRowTexts() {
  return {
    select: t('downloads.row.select'),
    noValue: t('downloads.row.noValue'),
    noDeadline: t('downloads.row.noDeadline'),
    deadlinePassed: t('downloads.row.deadlinePassed'),
    unpublished: t('downloads.row.unpublished'),
    download: t('downloads.row.download'),
    column: {
      status: t('downloads.column.status'),
      downloadDeadline: t('downloads.column.downloadDeadline'),
    },
    downloadStatus: {
      notDownloaded: t('downloads.downloadStatus.notDownloaded'),
      downloaded: t('downloads.downloadStatus.downloaded'),
      redownloaded: t('downloads.downloadStatus.redownloaded'),
    },
  };
}

export type FileRowTexts = ReturnType<typeof readFileRowTexts>;

/*
 * The common parts of rows of files. Functions instead of components, because each component costs time in a
 * list of fifty rows (docs/decisions/bill-list-by-few-elements.md).
 */

/** The number of rows that may be visible before the first scroll, on a phone and on a larger screen. */
const FIRST_ROW_COUNTS = { phone: 8, desk: 18 };

/** The number of rows that may be visible when the list appears. */
export const visibleRowCount = (): number =>
  isNarrow() ? FIRST_ROW_COUNTS.phone : FIRST_ROW_COUNTS.desk;

/**
 * The class of a row that may be visible when the list appears.
 *
 * @param index from 0
 */
export function firstRowClass(index: number): string | undefined {
  if (index < FIRST_ROW_COUNTS.phone) return styles.first;
  return index < FIRST_ROW_COUNTS.desk ? styles.second : undefined;
}

const CHECKBOX_CLASS = classNames(controls.checkTarget, controls.rowCheck);

interface RowCheckboxProps {
  name: string;
  /** Names the row that the checkbox selects. */
  label: string;
  /** Undefined if the table sets the state (`showSelection`). */
  checked?: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

export function rowCheckbox({
  name,
  label,
  checked,
  disabled,
  onChange,
}: RowCheckboxProps): ReactNode {
  return (
    <label className={CHECKBOX_CLASS}>
      <input
        type="checkbox"
        name={name}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

/** A deadline is highlighted if at most this number of days are left. */
const NEAR_DEADLINE_DAYS = 7;

interface Deadline {
  /** yyyy-MM-dd in Japan; null without a deadline. */
  day: string | null;
  isPassed: boolean;
}

/** The last day of the download period (S3), with a note if the day has passed or is near. */
export function deadlineText({ day, isPassed }: Deadline, texts: FileRowTexts): ReactNode {
  if (day === null) return texts.noDeadline;
  const dateText = formatDate(day);
  const daysLeft = daysUntil(day);
  if (isPassed) return [dateText, <span key="over">{texts.deadlinePassed}</span>];
  // The comparison is also false for text that is not a date.
  if (!(daysLeft >= 0 && daysLeft <= NEAR_DEADLINE_DAYS)) return dateText;
  return [
    dateText,
    <span key="soon" className={styles.soon}>
      {daysLeft === 0
        ? t('downloads.row.lastDay')
        : t('downloads.row.daysLeft', { count: daysLeft })}
    </span>,
  ];
}

/** Whether the file is unpublished, and whether it was downloaded before (S4). */
export function fileBadges(
  { isPublished, downloadStatus }: { isPublished: boolean; downloadStatus: DownloadStatus },
  texts: FileRowTexts,
): ReactNode {
  return (
    <>
      {isPublished ? null : <Badge tone="danger">{texts.unpublished}</Badge>}
      {downloadStatus === 'notDownloaded' ? (
        <Badge tone="info">{texts.downloadStatus.notDownloaded}</Badge>
      ) : (
        <span className={controls.done}>{texts.downloadStatus[downloadStatus]}</span>
      )}
    </>
  );
}

interface StatusLinkProps {
  /** Set if this element gets the focus when the customer returns to the list (`rememberPressedRow`). */
  id?: string;
  /** The address of the status history, relative to the base path. */
  path: string;
  status: string;
  /** Names the target of the link. */
  label: string;
  onClick: (event: MouseEvent) => void;
}

/** The status of a bill, linked to its status history. */
export function statusLink({ id, path, status, label, onClick }: StatusLinkProps): ReactNode {
  return (
    <a
      id={id}
      className={controls.history}
      href={getBasePath().base + path}
      aria-label={`${status} ${label}`}
      onClick={onClick}
    >
      {withLang(status)}
    </a>
  );
}

interface FileButtonProps {
  buttonKey: Pick<DownloadRequest, 'position' | 'key'>;
  state: DownloadState | undefined;
  /** The visible text of the button. */
  text: string;
  /** Names the file that the button downloads. */
  label: string;
  disabled: boolean;
  onClick: () => void;
}

/** The button that downloads one file of a row. While a file of the row is loading, its buttons ignore presses. */
export function fileButton({
  buttonKey,
  state,
  text,
  label,
  disabled,
  onClick,
}: FileButtonProps): ReactNode {
  const isRunning = isButtonBusy(state, buttonKey.key);
  const isRowBusy = state?.phase === 'running';
  return (
    <button
      id={downloadButtonId(buttonKey)}
      type="button"
      className={classNames(buttonClass('secondary', 'small'), controls.file)}
      disabled={disabled}
      aria-busy={isRunning || undefined}
      aria-disabled={isRowBusy || undefined}
      aria-label={label}
      onClick={isRowBusy ? undefined : onClick}
    >
      {text}
    </button>
  );
}
