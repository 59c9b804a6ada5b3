import { Suspense, useCallback, useMemo, type ReactNode } from 'react';
import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import { lazyOptionalPart, lazyWithTexts } from '../../../i18n/lazy-with-texts.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { focusHeading } from '../../../ui/focus.ts';
import { usePaging } from '../../../ui/Pagination.tsx';
import { DownloadListSection } from '../../../shell/downloads/list/DownloadListSection.tsx';
import { LoadingRows } from '../../../shell/downloads/list/LoadingRows.tsx';
import { useReturnToRow } from '../../../shell/links/return-to-row.ts';
import { ErrorNotice } from '../../../shell/errors/ErrorNotice.tsx';
import { requestedBatchStore } from '../../../shell/downloads/large-batch.ts';
import { billDownloads } from '../bill-downloads.ts';
import type { ColumnChoice } from '../columns/use-column-choice.ts';
import { BillTable } from './BillTable.tsx';
import { usePreview } from '../preview/use-preview.ts';
import {
  effectiveConditionsOf,
  isEmptyCondition,
  NO_CONDITION,
  type BillSearch,
} from '../search/search-address.ts';
import { PageSizeChoice } from './BillChoices.tsx';
import { useBillList } from './use-bill-list.ts';
import type { BillResult } from './use-bill-result.ts';
import { downloadBillsZipParamsBillIdMax as MAX_BATCH_BILLS } from '../../../../generated/zod/schemas/downloadBillsZipParams.zod.ts';
import { formatCount } from '../../../lib/prices.ts';
import { fileCountOfSelection } from '../../../shell/downloads/use-selection.ts';
import { MAX_BATCH_FILES_PER_BILL } from '../bill-files.ts';

/**
 * The hint for a selection that is too large for one ZIP: the portal downloads the selection in parts, because the
 * server would refuse a single request (400-1-05-02). Undefined if one ZIP is enough, or if the limit is unknown.
 *
 * @param fileCountByBillId number of files of each selected bill
 * @param fileLimit maximum number of files of one batch; undefined until the API has returned the limit
 */
export function selectionPartsText(
  fileCountByBillId: ReadonlyMap<string, number>,
  fileLimit: number | undefined,
): string | undefined {
  const isOverFileLimit =
    fileLimit !== undefined && fileCountOfSelection(fileCountByBillId) > fileLimit;
  return isOverFileLimit || fileCountByBillId.size > MAX_BATCH_BILLS
    ? t('bills.batch.selectedLimit')
    : undefined;
}

/**
 * The hint for a result that may be too large for one ZIP. The number of files on other pages is unknown, so the
 * largest possible number is used. Undefined if one ZIP is enough, or if the limit is unknown.
 */
export function resultPartsText(total: number, fileLimit: number | undefined): string | undefined {
  if (fileLimit === undefined || total * MAX_BATCH_FILES_PER_BILL <= fileLimit) return undefined;
  return t('bills.batch.limit', { count: formatCount(fileLimit) });
}

/** The sum is loaded with the tools, after the list. */
const ResultSum = lazyOptionalPart(
  ['bill-tools'],
  async () => (await import('../tools/ResultSum.tsx')).ResultSum,
);

const PreviewDialog = lazyWithTexts(
  ['preview'],
  async () => (await import('../preview/PreviewDialog.tsx')).PreviewDialog,
);

export interface BillResultsProps {
  search: BillSearch;
  result: BillResult;
  options: BillSearchOptions | undefined;
  columnChoice: ColumnChoice;
  /** The quick choices. Their position does not depend on the result, so a pressed choice keeps the focus. */
  quickChoices: ReactNode;
  /** Whether the rows are painted or the list has failed. Afterwards, the sum may be loaded. */
  isListPainted: boolean;
  onChange: (change: Partial<BillSearch>, replace?: boolean) => void;
  /** Moves the focus to the search form, because a narrower search would help. */
  onNarrowSearch: () => void;
}

/** The result of the search: the bills of one page, and their actions. */
export function BillResults({
  search,
  result,
  options,
  columnChoice,
  quickChoices,
  isListPainted,
  onChange,
  onNarrowSearch,
}: BillResultsProps) {
  const { condition, sort, page } = search;
  const { list, isPreviousResult, isRequestedResult, isAwaited, isOutdated, refresh, reload } =
    result;
  // After a failed refresh in the background, the list remains, with the entries in its forms.
  const error = isRequestedResult ? null : result.error;
  const preview = usePreview();
  const conditions = useMemo(() => effectiveConditionsOf(condition), [condition]);
  const billList = useBillList(list?.items, conditions, refresh, reload, preview.open);

  const goToPage = useCallback(
    (newPage: number, replace: boolean) => onChange({ page: newPage }, replace),
    [onChange],
  );
  const onSort = useCallback(
    (newSort: BillSearch['sort']) => onChange({ sort: newSort }),
    [onChange],
  );
  useReturnToRow(list !== undefined && !isPreviousResult);
  const showPage = usePaging(page, isRequestedResult ? list : undefined, goToPage);

  const hasBills = error === null && list !== undefined && list.total > 0;
  const extent = useMemo(
    () => (hasBills ? { page: list.page, perPage: list.perPage, total: list.total } : undefined),
    [hasBills, list],
  );
  const total = extent?.total ?? 0;
  const resultRequest = billList.batchRequests.all;
  const resultDownloadState = billList.downloads['all'];
  const batchFileLimit = options?.batchFileLimit;
  // The elements around the rows do not depend on the selection and the expanded rows, so they are memoized.
  const sumElement = useMemo(
    () =>
      isListPainted && hasBills ? (
        <Suspense>
          <ResultSum conditions={conditions} total={isAwaited ? undefined : total} />
        </Suspense>
      ) : null,
    [isListPainted, hasBills, conditions, isAwaited, total],
  );
  const resultBatch = useMemo(() => {
    const limitHint = resultPartsText(total, batchFileLimit);
    return {
      request: resultRequest,
      state: resultDownloadState,
      label: t('bills.batch.all'),
      shortLabel: t('bills.batch.allShort'),
      limitHint,
      downloadInParts:
        limitHint === undefined ? undefined : () => requestedBatchStore.set({ conditions }),
    };
  }, [total, batchFileLimit, resultRequest, resultDownloadState, conditions]);

  const renderContents = (): ReactNode => {
    if (error !== null && !isAwaited)
      return <ErrorNotice error={error} onRetry={reload} onNarrowSearch={onNarrowSearch} />;
    if (error !== null || list === undefined)
      return <LoadingRows text={t('bills.result.loading')} />;
    if (list.total === 0)
      return (
        <Card flush aria-busy={isAwaited}>
          <NoBills
            isNarrowed={!isEmptyCondition(condition)}
            onClear={() => {
              onChange({ condition: NO_CONDITION });
              focusHeading();
            }}
          />
        </Card>
      );
    return (
      <Card flush>
        <BillTable
          list={list}
          sort={sort}
          onSort={onSort}
          columnChoice={columnChoice}
          selection={billList.selection}
          expandedIds={billList.expandedIds}
          downloads={billList.downloads}
          actions={billList.actions}
          onSelectPage={billList.selectPage}
          isStale={isAwaited}
        />
        {preview.billId === undefined ? null : (
          <Suspense>
            <PreviewDialog
              billId={preview.billId}
              bills={list.items}
              downloads={billList.downloads}
              onMove={preview.moveTo}
              onDownload={(billId) => billList.actions.download(billId, { kind: 'pdf' })}
              onClose={() => {
                preview.close();
                // The server records a preview as an access, and a bill may have been removed.
                refresh();
              }}
            />
          </Suspense>
        )}
      </Card>
    );
  };
  const selectedPartsText = selectionPartsText(billList.selection, batchFileLimit);
  return (
    <DownloadListSection
      title={t('bills.result.title')}
      downloads={billDownloads}
      extent={extent}
      pagingStep={options?.pagingStep ?? 1}
      onPage={showPage}
      quickChoices={quickChoices}
      sum={sumElement}
      pageSizeChoice={
        <PageSizeChoice
          perPage={extent?.perPage ?? 0}
          perPageOptions={options?.perPageOptions}
          onPerPage={(newPerPage) => onChange({ perPage: newPerPage })}
        />
      }
      wholeListDownload={resultBatch}
      onUpdate={hasBills && isOutdated ? reload : undefined}
      selectionBar={{
        request: billList.batchRequests.selected,
        state: billList.downloads['selected'],
        selectedCount: hasBills ? billList.selection.size : 0,
        note: billList.selectedSum,
        label: t('bills.batch.download'),
        problem: undefined,
        partsDownload:
          selectedPartsText === undefined
            ? undefined
            : {
                text: selectedPartsText,
                startInParts: () =>
                  requestedBatchStore.set({ conditions, billIds: [...billList.selection.keys()] }),
              },
        onClear: billList.clearSelection,
      }}
      lastFile={billList.lastFile}
      onNarrowSearch={onNarrowSearch}
      rows={hasBills ? list.items : undefined}
      isStale={isAwaited}
    >
      {renderContents()}
    </DownloadListSection>
  );
}

function NoBills({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
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
