import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import type { BillCondition } from '../../../../src/pages/bills/search/conditions.ts';
import {
  SearchPanel,
  type SearchPanelProps,
} from '../../../../src/pages/bills/search/SearchPanel.tsx';

/** What the API may say there is to choose from. */
export const searchOptions: BillSearchOptions = {
  lastMonths: 24,
  months: ['2026-11'],
  billTypes: [{ billTypeId: 'invoice', name: '請求書' }],
  statuses: [{ statusId: 'confirmed', name: '確認済' }],
  searchTargets: [{ searchTargetId: 'title', name: '件名' }],
  keywordLimit: 5,
  perPageDefault: 50,
  perPageOptions: [50],
  pagingStep: 1,
  batchFileLimit: 200,
};

/** Shows the search of the list by itself, at a desk, with all it can be given. */
export function renderPanel(given: Partial<SearchPanelProps> = {}) {
  const onSearch = vi.fn<(condition: BillCondition) => void>();
  const panel = (props: Partial<SearchPanelProps>) => (
    <MemoryRouter>
      <SearchPanel
        condition={{}}
        fiscalYearFirstMonth={4}
        counts={undefined}
        portal="Web明細"
        options={searchOptions}
        refusal={null}
        isAfterList
        onSearch={onSearch}
        {...props}
      />
    </MemoryRouter>
  );
  const { rerender } = render(panel(given));
  return {
    onSearch,
    /** The page gives it something else. */
    change: (props: Partial<SearchPanelProps>) => rerender(panel({ ...given, ...props })),
  };
}
