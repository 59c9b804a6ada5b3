import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { startMockApi } from '../../../support/mock-api.ts';
import { FIRST_BILL, openBillList, showBillList } from '../support.ts';

const api = startMockApi();
const searches = () => api.calls.filter(({ path }) => path === '/bills').length;
const press = () => userEvent.click(screen.getByRole('button', { name: '検索' }));
const address = '/bapPublishedBillAppSearch';

describe('a search with the same conditions', () => {
  it('asks again after it has failed, and shows what it finds', async () => {
    await api.answerNext({ operationId: 'searchBills', code: '500-1-00-01' });
    const { router } = await showBillList('?keyword=保守&page=1');
    await waitFor(() => expect(screen.queryByText('明細を読み込んでいます')).toBeNull());
    expect(searches()).toBe(1);
    await press();
    expect(await screen.findByText(FIRST_BILL)).toBeDefined();
    expect(searches()).toBe(2);
    expect(new URLSearchParams(router.state.location.search).get('keyword')).toBe('保守');
  });

  it('asks again, from the first page, and shows that it does', async () => {
    await openBillList('?page=1');
    await api.answerNext({ operationId: 'searchBills', example: 'default', delayMs: 300 });
    await press();
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(searches()).toBe(2));
    await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'));
  });

  it('is no step of Back', async () => {
    const { router } = await openBillList('?page=1');
    await userEvent.selectOptions(screen.getByLabelText('並び順'), '金額の大きい順');
    await waitFor(() => expect(searches()).toBe(2));
    await press();
    await waitFor(() => expect(searches()).toBe(3));
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?page=1');
  });
});

describe('the tab of the bills, pressed on their page', () => {
  it('asks anew for the search that is shown, once', async () => {
    const { router } = await openBillList('?keyword=保守&page=1');
    expect(searches()).toBe(1);
    await act(() => router.navigate(address));
    await waitFor(() => expect(searches()).toBe(2));
    await waitFor(() => expect(router.state.location.search).toContain('keyword='));
    await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'));
    expect(searches()).toBe(2);
    expect(api.calls.at(-1)?.query.get('keyword')).toBe('保守');
  });
});
