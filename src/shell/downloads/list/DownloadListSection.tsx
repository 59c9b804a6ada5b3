import { useId, type ReactNode } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Card } from '../../../ui/Card.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { useTrueHeights } from '../../../ui/use-true-heights.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { BatchBar, type BatchBarProps } from '../BatchBar.tsx';
import { DownloadNote, isNoteworthy } from '../DownloadNote.tsx';
import type { Downloads } from '../download-store.ts';
import { ListBar, type BatchOfAll } from './ListBar.tsx';
import styles from './ListBar.module.css';

export interface DownloadListSectionProps {
  /** The heading of the list, for screen readers. */
  title: string;
  downloads: Downloads;
  page: number;
  perPage: number;
  total: number;
  /** The number of pages of a step in the pagination. */
  pagingStep?: number;
  onPage: (page: number) => void;
  /** Choices above the list, such as its order. */
  choices?: ReactNode;
  /** More tools, below the choices. */
  tools?: ReactNode;
  all: BatchOfAll;
  /** Reloads the list; undefined if the rows are up to date. */
  onUpdate?: (() => void) | undefined;
  selected: Omit<BatchBarProps, 'downloads'>;
  /** The name of the last saved file; undefined without one. */
  lastFile: string | undefined;
  /** Opens the search form. */
  onNarrowSearch?: () => void;
  /** The data of the rows: new data measures the heights of the rows again. */
  rows: unknown;
  /** True while other rows are loading. */
  stale: boolean;
  /** The table. */
  children: ReactNode;
}

/** A page of files with selection, batch download and pagination. */
export function DownloadListSection({
  title,
  downloads,
  page,
  perPage,
  total,
  pagingStep = 1,
  onPage,
  choices,
  tools,
  all,
  onUpdate,
  selected,
  lastFile,
  onNarrowSearch,
  rows,
  stale,
  children,
}: DownloadListSectionProps) {
  const headingId = useId();
  const rowsRef = useTrueHeights(rows, stale);
  const extent = { page, perPage, total };
  return (
    <section className={styles.list} aria-labelledby={headingId} tabIndex={-1}>
      <VisuallyHidden as="h2" id={headingId}>
        {title}
      </VisuallyHidden>
      <VisuallyHidden role="status">
        {lastFile === undefined ? null : t('downloads.saved', { fileName: lastFile })}
      </VisuallyHidden>
      <ListBar downloads={downloads} {...extent} all={all} onUpdate={onUpdate}>
        {choices}
      </ListBar>
      {tools}
      {isNoteworthy(all.state) ? (
        <DownloadNote downloads={downloads} state={all.state} onNarrowSearch={onNarrowSearch} />
      ) : null}
      <BatchBar downloads={downloads} {...selected} />
      <div ref={rowsRef}>
        <Card flush>{children}</Card>
      </div>
      <Pagination {...extent} step={pagingStep} onChange={onPage} />
    </section>
  );
}
