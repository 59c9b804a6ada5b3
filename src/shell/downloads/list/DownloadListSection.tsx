import { useId, type ReactNode } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Pagination } from '../../../ui/Pagination.tsx';
import { useStableRowHeights } from '../../../ui/use-stable-row-heights.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { BatchBar, type BatchBarProps } from '../BatchBar.tsx';
import { DownloadNote, needsNote } from '../DownloadNote.tsx';
import type { Downloads } from '../download-store.ts';
import { ListBar, type WholeListDownload, type Extent } from './ListBar.tsx';
import styles from './ListBar.module.css';

export interface LastFile {
  fileName: string;
  /** The number of saved files since the page opened. */
  count: number;
}

export interface DownloadListSectionProps {
  /** The heading of the list, for screen readers. */
  title: string;
  downloads: Downloads;
  /** Undefined while there are no rows. */
  extent: Extent | undefined;
  /** Number of pages that "previous" and "next" move. */
  pagingStep?: number;
  onPage: (page: number) => void;
  /** Quick choices of the list, before its range. */
  quickChoices?: ReactNode;
  /** The sum of the list. */
  sum?: ReactNode;
  /** The number of rows of a page, next to the pages. */
  pageSizeChoice?: ReactNode;
  wholeListDownload: WholeListDownload;
  /** Shows the current list of the server; undefined while the rows already show it. */
  onUpdate?: (() => void) | undefined;
  selectionBar: Omit<BatchBarProps, 'downloads'>;
  /** The last saved file; undefined without one. */
  lastFile: LastFile | undefined;
  /** Opens the search form. */
  onNarrowSearch?: () => void;
  /** The displayed rows. A change of the rows causes a new measurement of their heights. */
  rows: unknown;
  /** True while other rows are loading. */
  isStale: boolean;
  /** The table, or the reason why there is none. */
  children: ReactNode;
}

/** A page of files with its actions: select, download, download in one file, turn the page. */
export function DownloadListSection({
  title,
  downloads,
  extent,
  pagingStep = 1,
  onPage,
  quickChoices,
  sum,
  pageSizeChoice,
  wholeListDownload,
  onUpdate,
  selectionBar,
  lastFile,
  onNarrowSearch,
  rows,
  isStale,
  children,
}: DownloadListSectionProps) {
  const headingId = useId();
  const tableRef = useStableRowHeights(rows, isStale);
  return (
    <section className={styles.list} aria-labelledby={headingId} tabIndex={-1}>
      <VisuallyHidden as="h2" id={headingId}>
        {title}
      </VisuallyHidden>
      <VisuallyHidden role="status">
        {lastFile === undefined ? null : (
          // A new element for each file, because screen readers do not announce the same text again.
          <span key={lastFile.count}>{t('downloads.saved', { fileName: lastFile.fileName })}</span>
        )}
      </VisuallyHidden>
      <ListBar
        downloads={downloads}
        extent={extent}
        wholeListDownload={wholeListDownload}
        onUpdate={onUpdate}
        sum={sum}
      >
        {quickChoices}
      </ListBar>
      {needsNote(wholeListDownload.state) ? (
        <DownloadNote
          downloads={downloads}
          state={wholeListDownload.state}
          onNarrowSearch={onNarrowSearch}
        />
      ) : null}
      <BatchBar downloads={downloads} {...selectionBar} />
      <div ref={tableRef}>{children}</div>
      {extent === undefined ? null : (
        <div className={styles.pages}>
          <Pagination {...extent} step={pagingStep} onChange={onPage} />
          {pageSizeChoice}
        </div>
      )}
    </section>
  );
}
