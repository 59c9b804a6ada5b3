import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { Bill } from '../../../../generated/model/bill.ts';
import { createQueryClient } from '../../../../src/app/query-client.ts';
import { COLUMNS, type ColumnName } from '../../../../src/pages/bills/columns/columns.ts';
import { BillDetails } from '../../../../src/pages/bills/details/BillDetails.tsx';
import type { DownloadState } from '../../../../src/shell/downloads/download-store.ts';
import { billOf } from '../../../support/bills.ts';
import { switchLanguage } from '../../../support/render.tsx';
import { mockActions } from '../row-props.ts';

export interface ShownDetails extends Omit<ReturnType<typeof mockActions>, 'preview'> {
  /** Changes the displayed bill, as an update of the list does. */
  updateBill: (changedFields: Partial<Bill>) => void;
  unmount: () => void;
}

interface DetailsOptions {
  columns?: readonly ColumnName[];
  download?: DownloadState;
}

/** Renders the details of a bill without the list. */
export async function showDetails(
  overrides: Partial<Bill>,
  options: DetailsOptions = {},
): Promise<ShownDetails> {
  await switchLanguage('ja', 'bills', 'downloads', 'validation', 'form');
  history.replaceState(null, '', '/demo/mypage/bapPublishedBillAppSearch');
  document.cookie = 'XSRF-TOKEN=token-of-the-tests-0001; path=/demo';
  const actions = { ...mockActions(), preview: undefined };
  const queryClient = createQueryClient();
  const columns = COLUMNS.filter(({ name }) => options.columns?.includes(name));
  const createDetailsElement = (changedFields: Partial<Bill>) => (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <BillDetails
          bill={billOf({ billId: 'bill-1', ...overrides, ...changedFields })}
          columns={columns}
          downloadState={options.download}
          actions={actions}
        />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(createDetailsElement({}));
  // The form for the status loads in a separate chunk.
  if (overrides.selectableStatuses?.length) await screen.findByRole('combobox');
  return {
    ...actions,
    updateBill: (changedFields) => rerender(createDetailsElement(changedFields)),
    unmount,
  };
}
