import { Suspense, useCallback, useMemo } from 'react';
import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import { lazyExtra } from '../../../i18n/lazy-with-texts.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { focusHeading } from '../../../ui/focus.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { usePaging } from '../../../ui/Pagination.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { DownloadListSection } from '../../../shell/downloads/list/DownloadListSection.tsx';
import { useReturnToRow } from '../../../shell/links/return-to-row.ts';
import { ErrorNotice } from '../../../shell/errors/ErrorNotice.tsx';
import { wantedBatch } from '../../../shell/downloads/large-batch.ts';
import { billDownloads } from '../bill-downloads.ts';
import { useColumns } from '../columns/use-columns.ts';
import { BillTable } from './BillTable.tsx';
import { BillPreview } from '../preview/BillPreview.tsx';
import { usePreview } from '../preview/use-preview.ts';
import { inForce, isEmptyCondition, NO_CONDITION, type BillSearch } from '../search/condition.ts';
import { BillChoices } from './BillChoices.tsx';
import { useBillList } from './use-bill-list.ts';
import type { BillResult } from './use-bill-result.ts';
import { downloadBillsZipParamsBillIdMax as BILLS_AT_MOST } from '../../../../generated/zod/schemas/downloadBillsZipParams.zod.ts';
import { formatCount } from '../../../lib/prices.ts';
import { filesOfSelection } from '../../../shell/downloads/use-selection.ts';
import { BATCH_FILES_PER_BILL } from '../bill-files.ts';
import styles from '../BillListPage.module.css';

/**
 * That the selection comes in parts, where it is more than one file can hold: what would break the contract is not
 * sent, and what the server would refuse (400-1-05-02) need not be. Undefined where one file holds it, as far as is
 * known here.
 * @param selected files of a batch of each selected bill, by the bill's id
 * @param fileLimit files that one batch may hold; undefined until the API has said so
 */
export function selectionInParts(
  selected: ReadonlyMap<string, number>,
  fileLimit: number | undefined,
): string | undefined {
  const isTooMany = fileLimit !== undefined && filesOfSelection(selected) > fileLimit;
  return isTooMany || selected.size > BILLS_AT_MOST ? t('bills.batch.selectedLimit') : undefined;
}

/**
 * That the whole result may come in parts, wherever it may be more than one file can hold: only a look at the bills
 * of the other pages says how many files they have. Empty while the API has not said what one file can hold, and
 * the result is large: the line has its place then, so that the rows below it do not move.
 */
export function resultInParts(total: number, fileLimit: number | undefined): string | undefined {
  if (total * BATCH_FILES_PER_BILL <= (fileLimit ?? BILLS_AT_MOST)) return undefined;
  if (fileLimit === undefined) return '';
  return t('bills.batch.limit', { count: formatCount(fileLimit) });
}

/** The list can do without while they are on their way. */
const ListTools = lazyExtra(
  ['bill-tools'],
  async () => (await import('../tools/ListTools.tsx')).ListTools,
);

export interface BillResultsProps {
  search: BillSearch;
  result: BillResult;
  options: BillSearchOptions | undefined;
  /** Whether bills have a payment due date. */
  hasPaymentDueDates: boolean;
  /** The rows have been painted, or will not come: time for the tools. */
  isAfterList: boolean;
  onChange: (change: Partial<BillSearch>, replace?: boolean) => void;
  /** A narrower search would help: lead to the form. */
  onNarrowSearch: () => void;
}

/** What the search found: the bills of one page, and what can be done with them. */
export function BillResults({
  search,
  result,
  options,
  hasPaymentDueDates,
  isAfterList,
  onChange,
  onNarrowSearch,
}: BillResultsProps) {
  const { condition, sort, page } = search;
  const { data, error, isPreviousResult, isAwaited, isOutdated, refresh, askAgain } = result;
  const preview = usePreview();
  const columns = useColumns(hasPaymentDueDates);
  const conditions = useMemo(() => inForce(condition), [condition]);
  const list = useBillList(data?.items, conditions, refresh, askAgain, preview.open);

  const goToPage = useCallback(
    (next: number, replace: boolean) => onChange({ page: next }, replace),
    [onChange],
  );
  useReturnToRow(data !== undefined && !isPreviousResult);
  const turnTo = usePaging(page, isPreviousResult ? undefined : data, goToPage);

  const perPage = data?.perPage ?? 0;
  const total = data?.total ?? 0;
  const allRequest = list.batches.all;
  const allState = list.downloads['all'];
  const batchFileLimit = options?.batchFileLimit;
  // What stands above the rows is the same, whatever is selected or unfolded: it is not drawn anew then.
  const choices = useMemo(
    () => (
      <BillChoices
        sort={sort}
        perPage={perPage}
        perPageOptions={options?.perPageOptions}
        hasPaymentDueDates={hasPaymentDueDates}
        onSort={(next) => onChange({ sort: next })}
        onPerPage={(next) => onChange({ perPage: next })}
      />
    ),
    [sort, perPage, options, hasPaymentDueDates, onChange],
  );
  const tools = useMemo(
    () => (
      <div className={styles.tools}>
        {isAfterList ? (
          <Suspense>
            <ListTools
              search={search}
              options={options}
              total={isAwaited ? undefined : total}
              columns={columns}
              onSearch={onNarrowSearch}
            />
          </Suspense>
        ) : null}
      </div>
    ),
    [isAfterList, search, options, isAwaited, total, columns, onNarrowSearch],
  );
  const all = useMemo(() => {
    const limit = resultInParts(total, batchFileLimit);
    return {
      request: allRequest,
      state: allState,
      label: t('bills.batch.all'),
      limit,
      inParts: limit ? () => wantedBatch.set({ conditions }) : undefined,
    };
  }, [total, batchFileLimit, allRequest, allState, conditions]);

  if (error !== null && !isAwaited) {
    return <ErrorNotice error={error} onRetry={askAgain} onNarrowSearch={onNarrowSearch} />;
  }
  if (error !== null || data === undefined) return <Loading />;
  if (data.total === 0) {
    return (
      <Card flush aria-busy={isAwaited}>
        <Nothing
          isNarrowed={!isEmptyCondition(condition)}
          onClear={() => {
            onChange({ condition: NO_CONDITION });
            focusHeading();
          }}
        />
      </Card>
    );
  }
  const selectedInParts = selectionInParts(list.selected, batchFileLimit);
  return (
    <DownloadListSection
      title={t('bills.result.title')}
      downloads={billDownloads}
      page={data.page}
      perPage={data.perPage}
      total={data.total}
      pagingStep={options?.pagingStep ?? 1}
      onPage={turnTo}
      choices={choices}
      tools={tools}
      all={all}
      onUpdate={isOutdated ? askAgain : undefined}
      selected={{
        request: list.batches.selected,
        state: list.downloads['selected'],
        count: list.selected.size,
        note: list.selectedSum,
        label: t('bills.batch.download'),
        problem: undefined,
        inParts:
          selectedInParts === undefined
            ? undefined
            : {
                text: selectedInParts,
                start: () => wantedBatch.set({ conditions, billIds: [...list.selected.keys()] }),
              },
        onClear: list.clearSelection,
      }}
      lastFile={list.lastFile}
      onNarrowSearch={onNarrowSearch}
      rows={data.items}
      stale={isAwaited}
    >
      <BillTable
        list={data}
        columns={columns.shown}
        below={columns.below}
        selected={list.selected}
        opened={list.opened}
        downloads={list.downloads}
        actions={list.actions}
        onSelectPage={list.selectPage}
        stale={isAwaited}
      />
      <BillPreview
        billId={preview.billId}
        bills={data.items}
        downloads={list.downloads}
        onMove={preview.moveTo}
        onDownload={(billId) => list.actions.download(billId, { kind: 'pdf' })}
        onClose={() => {
          preview.close();
          // The last access has changed, and what is gone may have been found out.
          refresh();
        }}
      />
    </DownloadListSection>
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
