import { useRef, useState } from 'react';
import { useGetBillSearchOptions } from '../../../generated/hooks/bills/bills.ts';
import { t } from '../../i18n/i18n.ts';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { BillResults } from './list/BillResults.tsx';
import { isEmptyCondition } from './search/condition.ts';
import { ConditionChips } from './search/ConditionChips.tsx';
import { prepareBillList } from './list/prepare-bill-list.ts';
import { SearchPanel } from './search/SearchPanel.tsx';
import { useBillSearch } from './search/use-bill-search.ts';
import styles from './BillListPage.module.css';

/** Bill list and search (S2, `bapPublishedBillAppSearch`). */
export function BillListPage() {
  const [search, go] = useBillSearch();
  const options = useGetBillSearchOptions();
  const [openedTimes, setOpenedTimes] = useState(0);
  const [refusal, setRefusal] = useState<unknown>(null);
  const page = useRef<HTMLDivElement>(null);

  const focusHeading = (): void =>
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
  const goToPage = (number: number): void => {
    go({ page: number });
    window.scrollTo({ top: 0 });
    focusHeading();
  };

  return (
    <div className={styles.page} ref={page}>
      <div>
        <PageTitle>{t('bills.title')}</PageTitle>
        <p className={styles.lead}>
          {options.data === undefined
            ? '\u00a0'
            : t('bills.lead', { count: options.data.lastMonths })}
        </p>
      </div>
      <SearchPanel
        condition={search.condition}
        options={options.data}
        refusal={refusal}
        openedTimes={openedTimes}
        onSearch={(condition) => go({ condition })}
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
      <BillResults
        search={search}
        options={options.data}
        onChange={go}
        onPage={goToPage}
        onFailed={setRefusal}
        onNarrow={() => setOpenedTimes(openedTimes + 1)}
      />
    </div>
  );
}

BillListPage.prepare = prepareBillList;
