import { Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { useGetBillSearchOptions } from '../../../generated/hooks/bills/bills.ts';
import { t } from '../../i18n/i18n.ts';
import { lazyOptionalPart } from '../../i18n/lazy-with-texts.ts';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { useBillCounts } from '../../shell/frame/header/use-bill-counts.ts';
import { useSettings } from '../../shell/issuer/use-settings.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { useRevisit } from '../../shell/links/use-revisit.ts';
import { focusHeading } from '../../ui/focus.ts';
import { useAfterPaint } from '../../ui/after-paint.ts';
import { markDownloaded } from './bill-downloads.ts';
import { useColumnChoice } from './columns/use-column-choice.ts';
import { BillResults } from './list/BillResults.tsx';
import { useBillResult } from './list/use-bill-result.ts';
import { BillParts } from './parts/BillParts.tsx';
import { isEmptyCondition, isSameSearch } from './search/search-address.ts';
import type { BillCondition } from './search/conditions.ts';
import { ConditionChips } from './search/ConditionChips.tsx';
import { createQuickChoiceGroups, type QuickChoice } from './search/quick-choices.ts';
import { QuickChoices } from './search/QuickChoices.tsx';
import { SearchPanel, type SearchPanelHandle } from './search/SearchPanel.tsx';
import { useBillSearch } from './search/use-bill-search.ts';
import styles from './BillListPage.module.css';

/** The tools are loaded after the list, because the list works without them. */
const ListTools = lazyOptionalPart(
  ['bill-tools'],
  async () => (await import('./tools/ListTools.tsx')).ListTools,
);

/** Bill list and search (S2, `bapPublishedBillAppSearch`). */
export function BillListPage() {
  const [search, changeSearch, writeAddress] = useBillSearch();
  const optionsQuery = useGetBillSearchOptions();
  const result = useBillResult(search);
  const settings = useSettings();
  const { counts } = useBillCounts();
  const hasPaymentDueDates = settings?.hasPaymentDueDates === true;
  const columnChoice = useColumnChoice(hasPaymentDueDates);
  const { reload, refresh } = result;
  const searchPanelRef = useRef<SearchPanelHandle>(null);
  useRevisit(reload);
  const isListPainted = useAfterPaint(result.list !== undefined || result.error !== null);
  useEffect(() => {
    if (isListPainted) writeAddress();
  }, [isListPainted, writeAddress]);
  const focusSearch = useCallback(() => searchPanelRef.current?.focus(), []);
  const applyQuickChoice = useCallback(
    (change: QuickChoice['change']) => searchPanelRef.current?.applyChange(change),
    [],
  );

  const markSavedBills = useCallback(
    (billIds: ReadonlySet<string>) =>
      refresh((bill) => (billIds.has(bill.billId) ? markDownloaded(bill) : bill)),
    [refresh],
  );
  const searchFor = useCallback(
    (condition: BillCondition): void => {
      const isRepeated = isSameSearch(search, { ...search, condition, page: 1 });
      // A repeated search adds no history entry, so Back returns to the previous page.
      changeSearch({ condition }, isRepeated);
      if (isRepeated) reload();
    },
    [search, changeSearch, reload],
  );
  const { condition } = search;
  const fiscalYearFirstMonth = settings?.fiscalYearFirstMonth;
  const quickChoiceButtons = useMemo(
    () => (
      <QuickChoices
        groups={createQuickChoiceGroups({
          condition,
          fiscalYearFirstMonth,
          hasPaymentDueDates,
          counts,
        })}
        onChange={applyQuickChoice}
      />
    ),
    [condition, fiscalYearFirstMonth, hasPaymentDueDates, counts, applyQuickChoice],
  );
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageTitle>{t('bills.title')}</PageTitle>
        <p className={styles.lead}>
          {optionsQuery.data === undefined
            ? '\u00a0'
            : t('bills.lead', { count: optionsQuery.data.lastMonths })}
        </p>
        {isListPainted ? (
          <Suspense>
            <ListTools
              search={search}
              options={optionsQuery.data}
              portalTitle={settings?.title ?? t('common.myPage')}
              hasPaymentDueDates={hasPaymentDueDates}
              columnChoice={columnChoice}
              onFocusSearch={focusSearch}
            />
          </Suspense>
        ) : null}
      </div>
      <SearchPanel
        ref={searchPanelRef}
        condition={condition}
        hasPaymentDueDates={hasPaymentDueDates}
        options={optionsQuery.data}
        queryError={result.error}
        isListPainted={isListPainted}
        onSearch={searchFor}
      />
      <ErrorNotice error={optionsQuery.error} onRetry={() => void optionsQuery.refetch()} />
      <ConditionChips
        condition={condition}
        options={optionsQuery.data}
        onChange={(newCondition) => {
          changeSearch({ condition: newCondition });
          if (isEmptyCondition(newCondition)) focusHeading();
        }}
      />
      <BillParts onPartSaved={markSavedBills} />
      <ErrorNotice
        error={result.isRequestedResult ? result.error : null}
        onRetry={() => refresh()}
      />
      <BillResults
        search={search}
        result={result}
        options={optionsQuery.data}
        columnChoice={columnChoice}
        quickChoices={quickChoiceButtons}
        isListPainted={isListPainted}
        onChange={changeSearch}
        onNarrowSearch={focusSearch}
      />
    </div>
  );
}
