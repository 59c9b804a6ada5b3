import type { MouseEvent, ReactNode } from 'react';
import type { DownloadStatus } from '../../../../generated/model/downloadStatus.ts';
import { t } from '../../../i18n/i18n.ts';
import { getBasePath } from '../../../lib/base-path.ts';
import { daysUntil, formatDate } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { inItsLanguage } from '../../../ui/in-its-language.tsx';
import {
  downloadButtonId,
  isBusy,
  type DownloadRequest,
  type DownloadState,
} from '../download-store.ts';
import styles from './FileRow.module.css';
import controls from './RowControls.module.css';

/**
 * The texts of the rows of every file list. Looked up once per list: 50 rows would cause a thousand
 * look-ups.
 */
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
 * What rows of files have in common. Functions, not components: of a list of fifty each component would cost
 * time while the customer waits (docs/decisions/bill-list-by-few-elements.md).
 */

/** Of so many rows a phone shows the first at once, and of so many any other screen. */
const FIRST = { phone: 6, desk: 12 };

/** From where on rows are no cards, as the style sheet has it. */
const TABLE_FROM = '(min-width: 46rem)';

/** How many rows may be in sight as soon as the list is there. */
export const countInSight = (): number =>
  matchMedia(TABLE_FROM).matches ? FIRST.desk : FIRST.phone;

/**
 * The class of a row that may be in sight as soon as the list is there.
 * @param place from 0
 */
export function firstRows(place: number): string | undefined {
  if (place < FIRST.phone) return styles.first;
  return place < FIRST.desk ? styles.second : undefined;
}

const CHECK_CLASS = classNames(controls.checkTarget, controls.rowCheck);

interface RowBox {
  name: string;
  /** What it chooses, in words. */
  label: string;
  /** Undefined where the table sets it (`showSelection`). */
  checked?: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

/** The box that chooses a row. */
export function rowBox({ name, label, checked, disabled, onChange }: RowBox): ReactNode {
  return (
    <label className={CHECK_CLASS}>
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

/** Days before its end in which a deadline is pointed out. */
const SOON_DAYS = 7;

interface Deadline {
  /** yyyy-MM-dd, in Japan; null if there is none. */
  day: string | null;
  isPassed: boolean;
}

/** The last day of downloading (S3), and whether it is over or soon will be. */
export function deadlineText({ day, isPassed }: Deadline, texts: FileRowTexts): ReactNode {
  if (day === null) return texts.noDeadline;
  const text = formatDate(day);
  const days = daysUntil(day);
  if (isPassed) return [text, <span key="over">{texts.deadlinePassed}</span>];
  // Nor is what is no date at all soon.
  if (!(days >= 0 && days <= SOON_DAYS)) return text;
  return [
    text,
    <span key="soon" className={styles.soon}>
      {days === 0 ? t('downloads.row.lastDay') : t('downloads.row.daysLeft', { count: days })}
    </span>,
  ];
}

/** Whether the file is unpublished, and whether it was downloaded before (S4). */
export function fileMarks(
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

interface StatusLink {
  /** For the way back (`rememberLeftRow`). */
  id: string;
  /** Of the history of the status, relative to the base path. */
  path: string;
  status: string;
  /** The target of the link, in words. */
  label: string;
  onClick: (event: MouseEvent) => void;
}

/** The status of a bill, linked to its status history. */
export function statusLink({ id, path, status, label, onClick }: StatusLink): ReactNode {
  return (
    <a
      id={id}
      className={controls.history}
      href={getBasePath().base + path}
      aria-label={`${status} ${label}`}
      onClick={onClick}
    >
      {inItsLanguage(status)}
    </a>
  );
}

interface FileButton {
  at: Pick<DownloadRequest, 'place' | 'key'>;
  state: DownloadState | undefined;
  /** On the button. */
  text: string;
  /** What it downloads, in words. */
  label: string;
  disabled: boolean;
  onClick: () => void;
}

/** The button that downloads one file of a row. */
export function fileButton({ at, state, text, label, disabled, onClick }: FileButton): ReactNode {
  const isRunning = isBusy(state, at.key);
  return (
    <button
      id={downloadButtonId(at)}
      type="button"
      className={classNames(buttonClass('secondary', 'small'), controls.file)}
      disabled={disabled}
      aria-busy={isRunning || undefined}
      aria-disabled={isRunning || undefined}
      aria-label={label}
      onClick={onClick}
    >
      {text}
    </button>
  );
}
