import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import type { BillCondition } from '../../../../src/pages/bills/search/conditions.ts';
import { searchFormLoader } from '../../../../src/pages/bills/search/search-form-loader.ts';
import { SearchPanel } from '../../../../src/pages/bills/search/SearchPanel.tsx';

beforeAll(async () => {
  await loadTexts('common', 'ui', 'form', 'validation', 'downloads', 'bills');
  await searchFormLoader.load();
});
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const search = vi.fn<(condition: BillCondition) => void>();
const panel = (isAfterList: boolean) => (
  <MemoryRouter>
    <SearchPanel
      condition={{ priceFrom: 5000 }}
      fiscalYearFirstMonth={4}
      counts={undefined}
      portal="Web明細"
      options={undefined}
      refusal={null}
      isAfterList={isAfterList}
      onSearch={search}
    />
  </MemoryRouter>
);
const keyword = () => screen.queryByLabelText('キーワード');

describe('the search on a phone', () => {
  it('has its folded form after the list, or as soon as it is unfolded', async () => {
    const { rerender } = render(panel(false));
    expect(keyword()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '検索条件を開く' }));
    await userEvent.type(screen.getByLabelText('キーワード'), '保守');
    rerender(panel(true));
    expect(keyword()).toHaveProperty('value', '保守');
  });

  it('has it without a press once the list is there', () => {
    const { rerender } = render(panel(false));
    rerender(panel(true));
    expect(keyword()).not.toBeNull();
  });

  it('takes a choice of one press before the form is there, beside what is in force', async () => {
    render(panel(false));
    await userEvent.click(screen.getByRole('button', { name: '未ダウンロード' }));
    expect(search.mock.lastCall?.[0]).toMatchObject({
      priceFrom: 5000,
      downloadStatus: ['notDownloaded'],
      isDownloadable: true,
    });
    expect(keyword()).toBeNull();
  });
});
