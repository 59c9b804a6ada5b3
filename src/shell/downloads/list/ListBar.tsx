import { memo, useId, type ReactNode } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { formatCount } from '../../../lib/prices.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useFocusReturn } from '../../../ui/focus.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import {
  downloadButtonId,
  type DownloadRequest,
  type Downloads,
  type DownloadState,
} from '../download-store.ts';
import styles from './ListBar.module.css';

export interface ListChoiceProps {
  label: string;
  /** The label is for screen readers only, because the options are clear without it. */
  hasHiddenLabel?: boolean;
  children: ReactNode;
}

/** A select at a list, with its label. */
export const ListChoice = ({ label, hasHiddenLabel = false, children }: ListChoiceProps) => (
  <label className={styles.choice}>
    {hasHiddenLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    <span className={styles.select}>
      {children}
      <Icon name="down" size={1.1} />
    </span>
  </label>
);

/** The download of the whole list, all pages included. */
export interface WholeListDownload {
  request: DownloadRequest;
  state: DownloadState | undefined;
  label: string;
  /** A shorter visible text, which is a part of the label. */
  shortLabel?: string;
  /** Explains that one file cannot contain the whole list; undefined if one file can. */
  limitHint: string | undefined;
  /** Downloads the list in parts, if one file may not be able to contain it. */
  downloadInParts?: (() => void) | undefined;
}

/** The displayed part of a list. */
export interface Extent {
  page: number;
  perPage: number;
  total: number;
}

export interface ListBarProps {
  downloads: Downloads;
  /** Undefined while there are no rows: the bar keeps its height. */
  extent: Extent | undefined;
  wholeListDownload: WholeListDownload;
  /** Shows the current list of the server; undefined while the rows already show it. */
  onUpdate?: (() => void) | undefined;
  /** The sum of the list. */
  sum?: ReactNode;
  /** Quick choices before the range. */
  children?: ReactNode;
}

/** Reloads the list. After an action, the rows keep their positions until the customer presses this button. */
function UpdateButton({ onUpdate }: { onUpdate: () => void }) {
  const buttonRef = useFocusReturn<HTMLDivElement>();
  return (
    <div ref={buttonRef} className={styles.update}>
      <Button size="small" variant="quiet" title={t('downloads.list.outdated')} onClick={onUpdate}>
        {t('downloads.list.update')}
      </Button>
    </div>
  );
}

/** The bar above a list of files: quick choices, the sum, the displayed range, and the download of all files. */
export const ListBar = memo(function ListBar({
  downloads,
  extent,
  wholeListDownload,
  onUpdate,
  sum,
  children,
}: ListBarProps) {
  const { request, state, label, shortLabel, limitHint, downloadInParts } = wholeListDownload;
  const limitId = useId();
  return (
    <div className={styles.bar}>
      {children}
      <div className={styles.facts}>
        {sum}
        <div className={styles.range}>
          {onUpdate === undefined ? null : <UpdateButton onUpdate={onUpdate} />}
          <p role="status">{extent === undefined ? '\u00a0' : rangeText(extent)}</p>
        </div>
      </div>
      <Button
        id={downloadButtonId(request)}
        size="small"
        className={classNames(extent === undefined && styles.hiddenButton)}
        icon={<Icon name="download" size={1.1} />}
        busy={state?.phase === 'running'}
        aria-label={shortLabel === undefined ? undefined : label}
        aria-describedby={limitHint === undefined ? undefined : limitId}
        title={limitHint}
        onClick={downloadInParts ?? (() => void downloads.start(request))}
      >
        {shortLabel ?? label}
      </Button>
      {limitHint === undefined ? null : (
        // A download in parts needs no warning before the press.
        <p className={downloadInParts === undefined ? styles.limit : styles.hint} id={limitId}>
          {limitHint}
        </p>
      )}
    </div>
  );
});

function rangeText({ page, perPage, total }: Extent): string {
  return t('downloads.list.range', {
    from: formatCount((page - 1) * perPage + 1),
    to: formatCount(Math.min(total, page * perPage)),
    total: formatCount(total),
  });
}
