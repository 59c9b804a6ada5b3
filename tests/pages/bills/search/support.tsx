import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import type { BillCondition } from '../../../../src/pages/bills/search/conditions.ts';
import {
  SearchPanel,
  type SearchPanelHandle,
  type SearchPanelProps,
} from '../../../../src/pages/bills/search/SearchPanel.tsx';

export const searchOptions: BillSearchOptions = {
  lastMonths: 24,
  months: ['2026-11'],
  billTypes: [
    { billTypeId: 'invoice', name: '請求書' },
    { billTypeId: 'deliveryNote', name: '納品書' },
  ],
  statuses: [
    { statusId: 'confirmed', name: '確認済', reasonMaxLength: null, isReasonRequired: null },
  ],
  searchTargets: [{ searchTargetId: 'title', name: '件名' }],
  keywordLimit: 5,
  perPageDefault: 50,
  perPageOptions: [50],
  pagingStep: 1,
  batchFileLimit: 200,
};

export function renderPanel(overrides: Partial<SearchPanelProps> = {}) {
  const onSearch = vi.fn<(condition: BillCondition) => void>();
  const handleRef = createRef<SearchPanelHandle>();
  const createPanelElement = (props: Partial<SearchPanelProps>) => (
    <MemoryRouter>
      <SearchPanel
        ref={handleRef}
        condition={{}}
        hasPaymentDueDates
        options={searchOptions}
        queryError={null}
        isListPainted
        onSearch={onSearch}
        {...props}
      />
    </MemoryRouter>
  );
  const { rerender } = render(createPanelElement(overrides));
  return {
    onSearch,
    handleRef,
    changeProps: (props: Partial<SearchPanelProps>) =>
      rerender(createPanelElement({ ...overrides, ...props })),
  };
}

export const getField = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

export function openConditions(): HTMLDialogElement {
  fireEvent.click(screen.getByRole('button', { name: /^詳しい条件/ }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: '検索条件' });
}

/** Simulates a narrow window, in which lists are cards. */
export function simulatePhone(): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
