import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { startMockApi } from '../../../support/mock-api.ts';
import { showLoadedBillList } from '../support.ts';
import { getField } from './support.tsx';
import { press } from '../../../support/form-fields.ts';

const api = startMockApi();
const getSearches = () =>
  api.calls.filter(({ path }) => path === '/bills').map(({ query }) => query);
const getLastSearch = () => getSearches().at(-1) ?? new URLSearchParams();
const typeInto = (label: string, text: string) => userEvent.type(getField(label), text);
const getBusyState = () => screen.getByRole('table').getAttribute('aria-busy');

describe('the search of the bill list', () => {
  it('keeps unsent entries when the list is sorted, or another condition is removed', async () => {
    await showLoadedBillList('?priceFrom=1000&publicationMonth=2026-11&page=1');
    await typeInto('キーワード', '保守');
    await press('金額');
    await waitFor(() => expect(getLastSearch().get('sort')).toBe('priceDesc'));
    await press('条件「金額：¥1,000 以上」を解除');
    await waitFor(() => expect(getLastSearch().has('priceFrom')).toBe(false));
    const labels = ['キーワード', '金額（下限）', '発行月'];
    expect(labels.map((label) => getField(label).value)).toEqual(['保守', '', '2026-11']);
  });
});

describe('a search with the same conditions', () => {
  it('sends another request, shows a loading state, and adds no history entry', async () => {
    const { router } = await showLoadedBillList('?page=1');
    await press('金額');
    await waitFor(() => expect(getSearches()).toHaveLength(2));
    await api.answerNext({ operationId: 'searchBills', example: 'default', delayMs: 300 });
    await press('検索');
    expect(getBusyState()).toBe('true');
    await waitFor(() => expect(getSearches()).toHaveLength(3));
    await waitFor(() => expect(getBusyState()).toBe('false'));
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?page=1');
  });

  it('is sent once if the navigation link of the open bill list is pressed', async () => {
    const { router } = await showLoadedBillList('?keyword=保守&page=1');
    await act(() => router.navigate('/bapPublishedBillAppSearch'));
    await waitFor(() => expect(getSearches()).toHaveLength(2));
    await waitFor(() => expect(router.state.location.search).toContain('keyword='));
    await waitFor(() => expect(getBusyState()).toBe('false'));
    expect(getSearches()).toHaveLength(2);
    expect(getLastSearch().get('keyword')).toBe('保守');
  });
});
