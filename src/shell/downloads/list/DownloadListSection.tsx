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
  /** Names the list to a screen reader. */
  title: string;
  downloads: Downloads;
  page: number;
  perPage: number;
  total: number;
  /** How many pages a step of the paging is. */
  pagingStep?: number;
  onPage: (page: number) => void;
  /** What can be chosen of the list, such as its order. */
  choices?: ReactNode;
  /** What else can be done with the list, below that. */
  tools?: ReactNode;
  all: BatchOfAll;
  /** Shows the list as the server has it now; undefined while that is what the rows show. */
  onUpdate?: (() => void) | undefined;
  selected: Omit<BatchBarProps, 'downloads'>;
  /** Name of the last saved file; undefined if there is none. */
  lastFile: string | undefined;
  /** Opens the search form. */
  onNarrowSearch?: () => void;
  /** What the rows show: their heights are known again for each. */
  rows: unknown;
  /** Other rows are loading. */
  stale: boolean;
  /** The table. */
  children: ReactNode;
}

/** A page of files with all that can be done with them: select, download, in one file, turn the page. */
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
  const place = useTrueHeights(rows, stale);
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
      <div ref={place}>
        <Card flush>{children}</Card>
      </div>
      <Pagination {...extent} step={pagingStep} onChange={onPage} />
    </section>
  );
}
