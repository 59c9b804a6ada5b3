import { memo, useId, type ReactNode } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { formatCount } from '../../../lib/prices.ts';
import { Button } from '../../../ui/Button.tsx';
import { useFocusReturn } from '../../../ui/focus.ts';
import { Icon } from '../../../ui/Icon.tsx';
import {
  downloadButtonId,
  type DownloadRequest,
  type Downloads,
  type DownloadState,
} from '../download-store.ts';
import styles from './ListBar.module.css';

/** A choice in the bar above a list, with its label. */
export const ListChoice = ({ label, children }: { label: string; children: ReactNode }) => (
  <label className={styles.choice}>
    {label}
    <span className={styles.select}>
      {children}
      <Icon name="down" size={1.1} />
    </span>
  </label>
);

/** The download of all files of a list, on all its pages. */
export interface BatchOfAll {
  request: DownloadRequest;
  state: DownloadState | undefined;
  label: string;
  /** Why one file may not contain everything; undefined if it can, empty to reserve the line. */
  limit: string | undefined;
  /** Downloads the files in several parts, if they may be too many for one file. */
  inParts?: (() => void) | undefined;
}

export interface ListBarProps {
  downloads: Downloads;
  page: number;
  perPage: number;
  total: number;
  all: BatchOfAll;
  /** Reloads the list; undefined if the rows are up to date. */
  onUpdate?: (() => void) | undefined;
  /** Choices above the list, such as its order. */
  children?: ReactNode;
}

/** Reloads the list. Rows keep their positions after an action, until this button is pressed. */
function UpdateButton({ onUpdate }: { onUpdate: () => void }) {
  const button = useFocusReturn<HTMLDivElement>();
  return (
    <div ref={button} className={styles.update}>
      <Button size="small" variant="quiet" title={t('downloads.list.outdated')} onClick={onUpdate}>
        {t('downloads.list.update')}
      </Button>
    </div>
  );
}

/** The bar above a list of files: the displayed range, and the download of all files. */
export const ListBar = memo(function ListBar({
  downloads,
  page,
  perPage,
  total,
  all,
  onUpdate,
  children,
}: ListBarProps) {
  const from = formatCount((page - 1) * perPage + 1);
  const to = formatCount(Math.min(total, page * perPage));
  const limitId = useId();
  return (
    <div className={styles.bar}>
      <div className={styles.range}>
        <p role="status">{t('downloads.list.range', { from, to, total: formatCount(total) })}</p>
        {onUpdate === undefined ? null : <UpdateButton onUpdate={onUpdate} />}
      </div>
      {children}
      <Button
        id={downloadButtonId(all.request)}
        size="small"
        className={styles.all}
        icon={<Icon name="download" size={1.1} />}
        busy={all.state?.phase === 'running'}
        aria-describedby={all.limit ? limitId : undefined}
        onClick={all.inParts ?? (() => void downloads.start(all.request))}
      >
        {all.label}
      </Button>
      {all.limit === undefined ? null : (
        <p className={styles.limit} id={limitId}>
          {all.limit || '\u00a0'}
        </p>
      )}
    </div>
  );
});
