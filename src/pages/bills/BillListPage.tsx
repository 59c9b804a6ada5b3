import { Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { useGetBillSearchOptions } from '../../../generated/hooks/bills/bills.ts';
import { t } from '../../i18n/i18n.ts';
import { lazyExtra } from '../../i18n/lazy-with-texts.ts';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { useBillCounts } from '../../shell/frame/header/use-bill-counts.ts';
import { useSettings } from '../../shell/issuer/use-settings.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { useRevisit } from '../../shell/links/use-revisit.ts';
import { focusHeading } from '../../ui/focus.ts';
import { useAfterPaint } from '../../ui/after-paint.ts';
import { markDownloaded } from './bill-downloads.ts';
import { useColumns } from './columns/use-columns.ts';
import { BillResults } from './list/BillResults.tsx';
import { useBillResult } from './list/use-bill-result.ts';
import { BillParts } from './parts/BillParts.tsx';
import { isEmptyCondition, isSameSearch } from './search/search-address.ts';
import type { BillCondition } from './search/conditions.ts';
import { ConditionChips } from './search/ConditionChips.tsx';
import { quickChoices, type QuickChoice } from './search/quick-choices.ts';
import { QuickChoices } from './search/QuickChoices.tsx';
import { SearchPanel, type SearchPanelHandle } from './search/SearchPanel.tsx';
import { useBillSearch } from './search/use-bill-search.ts';
import styles from './BillListPage.module.css';

/** The tools are loaded after the list, because the list works without them. */
const ListTools = lazyExtra(
  ['bill-tools'],
  async () => (await import('./tools/ListTools.tsx')).ListTools,
);

/** Bill list and search (S2, `bapPublishedBillAppSearch`). */
export function BillListPage() {
  const [search, go, writeAddress] = useBillSearch();
  const options = useGetBillSearchOptions();
  const result = useBillResult(search);
  const settings = useSettings();
  const { counts } = useBillCounts();
  const hasPaymentDueDates = settings?.hasPaymentDueDates === true;
  const columns = useColumns(hasPaymentDueDates);
  const { reload, refresh } = result;
  const panel = useRef<SearchPanelHandle>(null);
  useRevisit(reload);
  const isAfterList = useAfterPaint(result.data !== undefined || result.error !== null);
  useEffect(() => {
    if (isAfterList) writeAddress();
  }, [isAfterList, writeAddress]);
  const focusSearch = useCallback(() => panel.current?.focus(), []);
  const choose = useCallback((change: QuickChoice['change']) => panel.current?.choose(change), []);

  const markSaved = useCallback(
    (billIds: ReadonlySet<string>) =>
      refresh((bill) => (billIds.has(bill.billId) ? markDownloaded(bill) : bill)),
    [refresh],
  );
  const searchFor = useCallback(
    (condition: BillCondition): void => {
      const isSame = isSameSearch(search, { ...search, condition, page: 1 });
      // A repeated search adds no history entry, so Back returns to the previous page.
      go({ condition }, isSame);
      if (isSame) reload();
    },
    [search, go, reload],
  );
  const { condition } = search;
  const fiscalYearFirstMonth = settings?.fiscalYearFirstMonth;
  const quick = useMemo(
    () => (
      <QuickChoices
        groups={quickChoices({ condition, fiscalYearFirstMonth, hasPaymentDueDates, counts })}
        onChange={choose}
      />
    ),
    [condition, fiscalYearFirstMonth, hasPaymentDueDates, counts, choose],
  );
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageTitle>{t('bills.title')}</PageTitle>
        <p className={styles.lead}>
          {options.data === undefined
            ? '\u00a0'
            : t('bills.lead', { count: options.data.lastMonths })}
        </p>
        {isAfterList ? (
          <Suspense>
            <ListTools
              search={search}
              options={options.data}
              portal={settings?.title ?? t('common.myPage')}
              hasPaymentDueDates={hasPaymentDueDates}
              columns={columns}
              onSearch={focusSearch}
            />
          </Suspense>
        ) : null}
      </div>
      <SearchPanel
        ref={panel}
        condition={condition}
        hasPaymentDueDates={hasPaymentDueDates}
        options={options.data}
        refusal={result.error}
        isAfterList={isAfterList}
        onSearch={searchFor}
      />
      <ErrorNotice error={options.error} onRetry={() => void options.refetch()} />
      <ConditionChips
        condition={condition}
        options={options.data}
        onChange={(next) => {
          go({ condition: next });
          if (isEmptyCondition(next)) focusHeading();
        }}
      />
      <BillParts onPart={markSaved} />
      <BillResults
        search={search}
        result={result}
        options={options.data}
        columns={columns}
        quick={quick}
        isAfterList={isAfterList}
        onChange={go}
        onNarrowSearch={focusSearch}
      />
    </div>
  );
}
