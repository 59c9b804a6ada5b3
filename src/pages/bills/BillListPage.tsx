import { useCallback, useEffect, useRef } from 'react';
import { useGetBillSearchOptions } from '../../../generated/hooks/bills/bills.ts';
import { t } from '../../i18n/i18n.ts';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { useBillCounts } from '../../shell/frame/header/use-bill-counts.ts';
import { useSettings } from '../../shell/issuer/use-settings.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { useRevisit } from '../../shell/links/use-revisit.ts';
import { focusHeading } from '../../ui/focus.ts';
import { useAfterPaint } from '../../ui/after-paint.ts';
import { markDownloaded } from './bill-downloads.ts';
import { BillResults } from './list/BillResults.tsx';
import { useBillResult } from './list/use-bill-result.ts';
import { BillParts } from './parts/BillParts.tsx';
import { ReceiptButton } from './receipt/ReceiptButton.tsx';
import { isEmptyCondition, isSameSearch } from './search/condition.ts';
import type { BillCondition } from './search/conditions.ts';
import { ConditionChips } from './search/ConditionChips.tsx';
import { SearchPanel, type SearchPanelHandle } from './search/SearchPanel.tsx';
import { useBillSearch } from './search/use-bill-search.ts';
import styles from './BillListPage.module.css';

/** Bill list and search (S2, `bapPublishedBillAppSearch`). */
export function BillListPage() {
  const [search, go, writeAddress] = useBillSearch();
  const options = useGetBillSearchOptions();
  const result = useBillResult(search);
  const settings = useSettings();
  const { counts } = useBillCounts();
  const { askAgain, refresh } = result;
  const panel = useRef<SearchPanelHandle>(null);
  useRevisit(askAgain);
  const isAfterList = useAfterPaint(result.data !== undefined || result.error !== null);
  useEffect(() => {
    if (isAfterList) writeAddress();
  }, [isAfterList, writeAddress]);
  const leadToSearch = useCallback(() => panel.current?.leadTo(), []);

  const markSaved = useCallback(
    (billIds: ReadonlySet<string>) =>
      refresh((bill) => (billIds.has(bill.billId) ? markDownloaded(bill) : bill)),
    [refresh],
  );
  const searchFor = useCallback(
    (condition: BillCondition): void => {
      const isSame = isSameSearch(search, { ...search, condition, page: 1 });
      // The same address, once: Back leads to what was there before.
      go({ condition }, isSame);
      if (isSame) askAgain();
    },
    [search, go, askAgain],
  );
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <PageTitle>{t('bills.title')}</PageTitle>
          <p className={styles.lead}>
            {options.data === undefined
              ? '\u00a0'
              : t('bills.lead', { count: options.data.lastMonths })}
          </p>
        </div>
        <ReceiptButton />
      </div>
      <SearchPanel
        ref={panel}
        condition={search.condition}
        fiscalYearFirstMonth={settings?.fiscalYearFirstMonth}
        hasPaymentDueDates={settings?.hasPaymentDueDates}
        portal={settings?.title ?? t('common.myPage')}
        counts={counts}
        options={options.data}
        refusal={result.error}
        isAfterList={isAfterList}
        onSearch={searchFor}
      />
      <ErrorNotice error={options.error} onRetry={() => void options.refetch()} />
      <ConditionChips
        condition={search.condition}
        options={options.data}
        onChange={(condition) => {
          go({ condition });
          if (isEmptyCondition(condition)) focusHeading();
        }}
      />
      <BillParts onPart={markSaved} />
      <BillResults
        search={search}
        result={result}
        options={options.data}
        hasPaymentDueDates={settings?.hasPaymentDueDates === true}
        isAfterList={isAfterList}
        onChange={go}
        onNarrowSearch={leadToSearch}
      />
    </div>
  );
}
