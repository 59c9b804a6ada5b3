import { useEffect, useId } from 'react';
import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { pageCount, Pagination } from '../../../ui/Pagination.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { BatchBar } from './BatchBar.tsx';
import { ErrorNotice } from '../../../shell/errors/ErrorNotice.tsx';
import { BillTable } from './BillTable.tsx';
import { inForce, isEmptyCondition, NO_CONDITION, type BillSearch } from '../search/condition.ts';
import { DownloadNote } from '../DownloadNote.tsx';
import { ResultBar } from './ResultBar.tsx';
import { useBillList } from './use-bill-list.ts';
import type { BillResult } from './use-bill-result.ts';
import { useTrueHeights } from './use-true-heights.ts';
import styles from '../BillListPage.module.css';

export interface BillResultsProps {
  search: BillSearch;
  result: BillResult;
  options: BillSearchOptions | undefined;
  onChange: (change: Partial<BillSearch>, replace?: boolean) => void;
  onPage: (page: number) => void;
  /** A narrower search would help: lead to the form. */
  onNarrow: () => void;
}

/** What the search found: the bills of one page, and what can be done with them. */
export function BillResults({
  search,
  result,
  options,
  onChange,
  onPage,
  onNarrow,
}: BillResultsProps) {
  const { condition, sort, page } = search;
  const headingId = useId();
  const { data, error, isOfOther, isAwaited, refresh, askAgain } = result;
  const list = useBillList(data?.items, inForce(condition), refresh);
  const place = useTrueHeights(data?.items, isAwaited);

  // Bills can go between two visits: a page beyond the last leads back to it.
  const lastPage =
    data === undefined || isOfOther ? undefined : pageCount(data.total, data.perPage);
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) onChange({ page: lastPage }, true);
  }, [lastPage, page, onChange]);

  if (error !== null && !isAwaited) {
    return <ErrorNotice error={error} onRetry={askAgain} onNarrow={onNarrow} />;
  }
  if (error !== null || data === undefined) return <Loading />;
  if (data.total === 0) {
    return (
      <Card flush aria-busy={isAwaited}>
        <Nothing
          isNarrowed={!isEmptyCondition(condition)}
          onClear={() => onChange({ condition: NO_CONDITION })}
        />
      </Card>
    );
  }
  const allState = list.downloads['all'];
  return (
    <section className={styles.results} aria-labelledby={headingId}>
      <VisuallyHidden as="h2" id={headingId}>
        {t('bills.result.title')}
      </VisuallyHidden>
      <VisuallyHidden role="status">
        {list.lastFile === undefined ? null : t('bills.progress.done', { fileName: list.lastFile })}
      </VisuallyHidden>
      <ResultBar
        page={data.page}
        perPage={data.perPage}
        total={data.total}
        sort={sort}
        options={options}
        onSort={(next) => onChange({ sort: next })}
        onPerPage={(next) => onChange({ perPage: next })}
        onDownloadAll={list.downloadAll}
        isDownloading={allState?.phase === 'running'}
      />
      {allState === undefined || (allState.phase === 'running' && !allState.isSlow) ? null : (
        <DownloadNote
          state={allState}
          onCancel={() => list.actions.cancel('all')}
          onRetry={list.actions.retry}
          onDismiss={() => list.actions.dismiss('all')}
          onNarrow={onNarrow}
        />
      )}
      <div ref={place}>
        <Card flush>
          <BillTable
            bills={data.items}
            selected={list.selected}
            opened={list.opened}
            downloads={list.downloads}
            actions={list.actions}
            onSelectPage={list.selectPage}
            stale={isAwaited}
          />
        </Card>
      </div>
      <Pagination
        page={data.page}
        perPage={data.perPage}
        total={data.total}
        step={options?.pagingStep ?? 1}
        onChange={onPage}
      />
      {list.selected.size === 0 && list.downloads['selected'] === undefined ? null : (
        <BatchBar
          selected={list.selected}
          fileLimit={options?.batchFileLimit}
          state={list.downloads['selected']}
          onDownload={list.downloadSelected}
          onClear={list.clearSelection}
          onCancel={() => list.actions.cancel('selected')}
          onRetry={list.actions.retry}
          onDismiss={() => list.actions.dismiss('selected')}
        />
      )}
    </section>
  );
}

function Loading() {
  return (
    <Card className={styles.loading} role="status">
      <VisuallyHidden>{t('bills.result.loading')}</VisuallyHidden>
      <Skeleton lines={14} />
    </Card>
  );
}

function Nothing({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  return (
    <EmptyState
      icon={isNarrowed ? 'search' : 'inbox'}
      title={<span role="status">{t('bills.result.none')}</span>}
      actions={
        isNarrowed ? <Button onClick={onClear}>{t('bills.result.clear')}</Button> : undefined
      }
    >
      <p>{isNarrowed ? t('bills.result.noneHint') : t('bills.result.noneYet')}</p>
    </EmptyState>
  );
}
