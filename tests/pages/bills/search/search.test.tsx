import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { startMockApi } from '../../../support/mock-api.ts';
import { openBillList } from '../support.ts';
import { field, openConditions } from './support.tsx';

const api = startMockApi();
const searches = () => api.calls.filter(({ path }) => path === '/bills').map(({ query }) => query);
const lastSearch = () => searches().at(-1) ?? new URLSearchParams();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string, text: string) => userEvent.type(field(label), text);
const isBusy = () => screen.getByRole('table').getAttribute('aria-busy');

describe('the search of the bill list', () => {
  it('combines keywords, full-width amounts, month, days and boxes in one search', async () => {
    const { router } = await openBillList();
    await type('キーワード', '保守　料金');
    await userEvent.selectOptions(field('発行月'), '2026年11月');
    await type('金額（下限）', '１，０００');
    await type('金額（上限）', '¥5,000円');
    openConditions();
    await type('発行日（開始）', '2026-11-01');
    await userEvent.selectOptions(field('検索対象項目'), '件名');
    await userEvent.click(screen.getByRole('checkbox', { name: '請求書' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '未確認' }));
    await press('この条件で検索');
    await waitFor(() => expect(lastSearch().getAll('keyword')).toEqual(['保守', '料金']));
    expect(Object.fromEntries(lastSearch())).toMatchObject({
      publicationMonth: '2026-11',
      publicationDateFrom: '2026-11-01',
      priceFrom: '1000',
      priceTo: '5000',
      searchTargetId: 'title',
      billTypeId: 'invoice',
      statusId: 'unconfirmed',
    });
    expect(new URLSearchParams(router.state.location.search).get('priceFrom')).toBe('1000');
  });

  it.each([
    [['千円'], /金額の形式で入力してください/],
    [['5000', '1000'], /金額の範囲の指定が逆になっています/],
    [['99999999999999'], /¥999,999,999,999までの金額で入力/],
  ])('refuses the amounts %j until they are corrected', async ([from = '', to], message) => {
    await openBillList();
    await type('金額（下限）', from);
    if (to !== undefined) await type('金額（上限）', to);
    // Nothing is validated before the search.
    expect(screen.queryByText(message)).toBeNull();
    await press('検索');
    expect(screen.getByText(message)).toBeDefined();
    await userEvent.clear(field('金額（下限）'));
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  });

  it('restores every field after Back', async () => {
    const { router } = await openBillList(
      '?keyword=保守&publicationMonth=2026-11&publicationDateTo=2026-11-30&billTypeId=invoice&page=1',
    );
    openConditions();
    await userEvent.click(await screen.findByRole('checkbox', { name: '請求書' }));
    await userEvent.clear(field('発行日（終了）'));
    await userEvent.selectOptions(field('発行月'), '設定なし');
    await type('キーワード', '　料金');
    await press('検索');
    await waitFor(() => expect(lastSearch().getAll('keyword')).toEqual(['保守', '料金']));
    expect([...lastSearch().keys()]).not.toContain('publicationMonth');
    await router.navigate(-1);
    await waitFor(() => expect(field('キーワード').value).toBe('保守'));
    expect([field('発行月').value, field('発行日（終了）').value]).toEqual([
      '2026-11',
      '2026-11-30',
    ]);
    expect(field('請求書').checked).toBe(true);
  });

  it('keeps entries that are not sent when the list is sorted, or another condition is removed', async () => {
    await openBillList('?priceFrom=1000&publicationMonth=2026-11&page=1');
    await type('キーワード', '保守');
    await press('金額');
    await waitFor(() => expect(lastSearch().get('sort')).toBe('priceDesc'));
    await press('条件「金額：¥1,000 以上」を解除');
    await waitFor(() => expect(lastSearch().has('priceFrom')).toBe(false));
    const labels = ['キーワード', '金額（下限）', '発行月'];
    expect(labels.map((label) => field(label).value)).toEqual(['保守', '', '2026-11']);
  });
});

describe('a search with the same conditions', () => {
  it('sends another request, shows a loading state, and adds no history entry', async () => {
    const { router } = await openBillList('?page=1');
    await press('金額');
    await waitFor(() => expect(searches()).toHaveLength(2));
    await api.answerNext({ operationId: 'searchBills', example: 'default', delayMs: 300 });
    await press('検索');
    expect(isBusy()).toBe('true');
    await waitFor(() => expect(searches()).toHaveLength(3));
    await waitFor(() => expect(isBusy()).toBe('false'));
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?page=1');
  });

  it('is sent once if the navigation link of the open bill list is pressed', async () => {
    const { router } = await openBillList('?keyword=保守&page=1');
    await act(() => router.navigate('/bapPublishedBillAppSearch'));
    await waitFor(() => expect(searches()).toHaveLength(2));
    await waitFor(() => expect(router.state.location.search).toContain('keyword='));
    await waitFor(() => expect(isBusy()).toBe('false'));
    expect(searches()).toHaveLength(2);
    expect(lastSearch().get('keyword')).toBe('保守');
  });
});
