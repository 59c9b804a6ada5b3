import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import type { BillCondition } from '../../../../src/pages/bills/search/conditions.ts';
import {
  SearchPanel,
  type SearchPanelProps,
} from '../../../../src/pages/bills/search/SearchPanel.tsx';
import { searchOptions } from './search-options.ts';

/** Shows the search of the list by itself, at a desk, with all it can be given. */
export function renderPanel(given: Partial<SearchPanelProps> = {}) {
  const onSearch = vi.fn<(condition: BillCondition) => void>();
  const panel = (props: Partial<SearchPanelProps>) => (
    <MemoryRouter>
      <SearchPanel
        condition={{}}
        fiscalYearFirstMonth={4}
        hasPaymentDueDates
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
