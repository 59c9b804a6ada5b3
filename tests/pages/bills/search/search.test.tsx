import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { announced } from '../../../support/announced.ts';
import { startMockApi } from '../../../support/mock-api.ts';
import { openBillList, showBillList } from '../support.ts';

const api = startMockApi();
const searches = () => api.calls.filter(({ path }) => path === '/bills').map(({ query }) => query);
const lastSearch = () => searches().at(-1) ?? new URLSearchParams();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

describe('the search of the bill list', () => {
  it('says for how many months bills are listed, as the API tells it', async () => {
    await openBillList();
    expect(await screen.findByText('直近24か月分の明細を表示しています。')).toBeDefined();
  });

  it('combines keywords, amounts typed in full width, month and days in one search', async () => {
    const { router } = await openBillList();
    await type('キーワード', '保守　料金');
    await userEvent.selectOptions(screen.getByLabelText('発行月'), '2026年11月');
    await type('金額（下限）', '１，０００');
    await type('金額（上限）', '¥5,000円');
    await userEvent.click(screen.getByText('詳しい条件で絞り込む'));
    await type('発行日（開始）', '2026-11-01');
    await userEvent.selectOptions(screen.getByLabelText('検索対象項目'), '件名');
    await userEvent.click(screen.getByRole('checkbox', { name: '請求書' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '未確認' }));
    await press('検索');
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

  it('says how many keywords it takes, also while there are some', async () => {
    await openBillList('?keyword=保守&page=1');
    const hint = screen.getByText('スペース区切りで5個まで');
    const field = screen.getByLabelText('キーワード');
    expect(field.getAttribute('aria-describedby')).toBe(hint.id);
  });

  it('refuses a sixth keyword, and leads back to the field', async () => {
    await openBillList();
    const before = searches().length;
    await type('キーワード', '一 二 三 四 五 六');
    await press('検索');
    const field = screen.getByLabelText('キーワード');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('キーワードは6個以上入力できません。')).toBeDefined();
    expect(searches()).toHaveLength(before);
  });

  it('takes five keywords', async () => {
    await openBillList();
    await type('キーワード', '一 二 三 四 五');
    await press('検索');
    await waitFor(() => expect(lastSearch().getAll('keyword')).toHaveLength(5));
  });

  it('refuses amounts the wrong way round until they are mended', async () => {
    await openBillList();
    await type('金額（下限）', '5000');
    await type('金額（上限）', '1000');
    await press('検索');
    expect(screen.getByText(/金額の範囲の指定が逆になっています/)).toBeDefined();
    await type('金額（上限）', '0');
    await waitFor(() => {
      expect(screen.queryByText(/金額の範囲の指定が逆になっています/)).toBeNull();
    });
  });

  it('refuses what is no amount', async () => {
    await openBillList();
    await type('金額（下限）', '千円');
    await press('検索');
    expect(screen.getByText(/金額の形式で入力してください/)).toBeDefined();
  });

  it('opens the folded part where an entry in it is wrong, and leads there', async () => {
    await openBillList();
    const before = searches().length;
    const fold = screen.getByText('詳しい条件で絞り込む');
    await userEvent.click(fold);
    await type('発行日（開始）', '2026-11-30');
    await type('発行日（終了）', '2026-11-01');
    await userEvent.click(fold);
    await waitFor(() => expect(fold.closest('details')?.open).toBe(false));
    await press('検索');
    const start = screen.getByLabelText<HTMLInputElement>('発行日（開始）');
    await waitFor(() => expect(document.activeElement).toBe(start));
    expect(fold.closest('details')?.open).toBe(true);
    expect(start.value).toBe('2026-11-30');
    expect(screen.getByText(/発行日の範囲の指定が逆になっています/)).toBeDefined();
    await userEvent.clear(screen.getByLabelText('発行日（終了）'));
    await waitFor(() =>
      expect(screen.queryByText(/発行日の範囲の指定が逆になっています/)).toBeNull(),
    );
    expect(searches()).toHaveLength(before);
  });

  it('judges an entry only when it is sent, again after each search', async () => {
    await openBillList();
    await type('金額（下限）', '千');
    expect(screen.queryByText(/金額の形式で入力してください/)).toBeNull();
    await userEvent.clear(screen.getByLabelText('金額（下限）'));
    await press('検索');
    await type('金額（下限）', '千');
    expect(screen.queryByText(/金額の形式で入力してください/)).toBeNull();
  });

  it('empties the form without searching, errors too', async () => {
    await openBillList('?keyword=保守&publicationMonth=2026-11&page=1');
    const before = searches().length;
    await type('金額（下限）', '千');
    await press('検索');
    await press('条件をクリア');
    expect(screen.queryByText(/金額の形式で入力してください/)).toBeNull();
    for (const label of ['キーワード', '発行月', '金額（下限）'])
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('');
    expect(document.activeElement).toBe(screen.getByLabelText('キーワード'));
    expect(searches()).toHaveLength(before);
  });

  it('shows after Back what was searched for before, in every field', async () => {
    const { router } = await openBillList(
      '?keyword=保守&publicationMonth=2026-11&publicationDateTo=2026-11-30&billTypeId=invoice&page=1',
    );
    await userEvent.click(screen.getByText('詳しい条件で絞り込む'));
    await userEvent.click(await screen.findByRole('checkbox', { name: '請求書' }));
    await userEvent.clear(screen.getByLabelText('発行日（終了）'));
    await userEvent.selectOptions(screen.getByLabelText('発行月'), '設定なし');
    await type('キーワード', '　料金');
    await press('検索');
    await waitFor(() => expect(lastSearch().getAll('keyword')).toEqual(['保守', '料金']));
    expect([...lastSearch().keys()]).not.toContain('publicationMonth');
    await router.navigate(-1);
    const keyword = screen.getByLabelText<HTMLInputElement>('キーワード');
    await waitFor(() => expect(keyword.value).toBe('保守'));
    expect(screen.getByLabelText<HTMLInputElement>('発行月').value).toBe('2026-11');
    expect(screen.getByLabelText<HTMLInputElement>('発行日（終了）').value).toBe('2026-11-30');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '請求書' }).checked).toBe(true);
  });

  it('keeps what is typed and not sent while the list is sorted or turned', async () => {
    await openBillList('?priceFrom=1000&page=1');
    await type('キーワード', '保守');
    await userEvent.selectOptions(screen.getByLabelText('並び順'), '金額の大きい順');
    await waitFor(() => expect(lastSearch().get('sort')).toBe('priceDesc'));
    expect(screen.getByLabelText<HTMLInputElement>('キーワード').value).toBe('保守');
  });

  it('empties of a condition taken away its own fields only', async () => {
    await openBillList('?priceFrom=1000&publicationMonth=2026-11&page=1');
    await type('キーワード', '保守');
    await press('条件「金額：¥1,000 以上」を解除');
    await waitFor(() => expect(lastSearch().has('priceFrom')).toBe(false));
    const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    expect(['キーワード', '金額（下限）', '発行月'].map(valueOf)).toEqual(['保守', '', '2026-11']);
  });

  it('says of an amount beyond the largest how large it may be', async () => {
    await openBillList();
    await type('金額（下限）', '99999999999999');
    await press('検索');
    expect(screen.getByText(/¥999,999,999,999までの金額で入力/)).toBeDefined();
  });

  it('says so when nothing is found, and offers to take the conditions away', async () => {
    await api.answerNext({ operationId: 'searchBills', example: 'empty' });
    await showBillList('?keyword=zzz&page=1');
    expect(announced(await screen.findByText('検索結果は0件です。'))).toBeDefined();
    await press('条件をすべて解除する');
    await waitFor(() => expect(lastSearch().has('keyword')).toBe(false));
  });

  it('brings back the search of the last visit', async () => {
    const { unmount } = await openBillList('?keyword=保守&sort=priceDesc&page=1');
    unmount();
    const { router } = await openBillList();
    await waitFor(() => expect(router.state.location.search).toContain('sort=priceDesc'));
    expect(lastSearch().get('keyword')).toBe('保守');
  });

  it('leaves out of an address what the contract does not know', async () => {
    await openBillList(
      '?priceFrom=abc&sort=random&page=-3&perPage=9999&billTypeId=<script>&publicationDateFrom=2026-02-30',
    );
    expect(Object.fromEntries(lastSearch())).toEqual({ sort: 'publicationDateDesc', page: '1' });
  });
});
