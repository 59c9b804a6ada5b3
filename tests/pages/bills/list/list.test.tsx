import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { startMockApi } from '../../../support/mock-api.ts';
import { FIRST_BILL, FIRST_BILL_NAME, openBillList, showBillList } from '../support.ts';

const api = startMockApi();
const lastSearch = () =>
  api.calls.findLast(({ path }) => path === '/bills')?.query ?? new URLSearchParams();
const open = (example: string, query = '') =>
  api.answerNext({ operationId: 'searchBills', example, times: 2 }).then(() => showBillList(query));

const rowOf = (title: string): HTMLElement => {
  const row = screen.getByText(title).closest<HTMLElement>('[role="row"]');
  if (row === null) throw new Error(`No row holds ${title}`);
  return row;
};

describe('the bill list', () => {
  it('shows the most important values of a bill', async () => {
    await openBillList();
    const row = within(rowOf(FIRST_BILL));
    for (const text of [
      '2026/11/20',
      'INV-202611-00118',
      '¥1,284,700',
      '未確認',
      '2027/11/30',
      '未ダウンロード',
      '添付 1',
    ]) {
      expect(row.getByText(text)).toBeDefined();
    }
  });

  it('has a name, and each of its controls has a unique name', async () => {
    await openBillList();
    const table = screen.getByRole('table', { name: '明細の一覧' });
    const names = ['button', 'checkbox'].flatMap((role) =>
      within(table)
        .getAllByRole(role)
        .map((control) => `${role} ${control.getAttribute('aria-label') ?? control.textContent}`),
    );
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.filter((name) => name.includes('請求書')).join()).toContain('INV-202611-00118');
  });

  it('has a heading for each column', async () => {
    await openBillList();
    const headings = within(screen.getByRole('table')).getAllByRole('columnheader');
    expect(headings.map((heading) => heading.getAttribute('scope'))).toEqual(
      headings.map(() => 'col'),
    );
  });

  it('marks its Japanese texts', async () => {
    await openBillList();
    expect(screen.getByText(FIRST_BILL).lang).toBe('ja');
    await userEvent.click(screen.getByRole('button', { name: `詳細: ${FIRST_BILL_NAME}` }));
    const attached = screen.getByText(/\.(xlsx|pdf|csv)$/, { selector: 'button span' });
    expect(attached.lang).toBe('ja');
    const recipient = await screen.findByText('株式会社青葉フーズ流通');
    expect(recipient.closest('[lang]')?.getAttribute('lang')).toBe('ja');
  });

  it('shows the other columns in the details', async () => {
    await openBillList();
    const title = '納品書（11月第3週納品分）';
    await userEvent.click(screen.getByRole('button', { name: `詳細: ${title} DLV-202611-00117` }));
    await screen.findByText('宛名', { selector: 'dt' });
    for (const name of ['メール添付', '最終ダウンロード', '前回アクセス', 'IPアドレス']) {
      expect(screen.getByText(name, { selector: 'dt' })).toBeDefined();
    }
    for (const text of [
      '株式会社青葉フーズ流通',
      '添付あり',
      '2026/11/17 09:42',
      '2026/11/17 09:41',
      '203.0.113.24',
    ]) {
      expect(screen.getByText(text)).toBeDefined();
    }
    expect(screen.getByRole('heading', { name: '添付ファイル' })).toBeDefined();
    expect(screen.getByRole('heading', { name: '返送ファイル' })).toBeDefined();
  });

  it('marks withdrawn bills, and disables their files', async () => {
    await open('unpublished');
    expect(await screen.findByText('公開停止')).toBeDefined();
    for (const button of screen.getAllByRole<HTMLButtonElement>('button', {
      name: /ダウンロード: /,
    })) {
      expect(button.disabled).toBe(true);
    }
  });

  it('marks a deadline that has passed', async () => {
    await open('deadlinePassed');
    expect(await screen.findByText('期限終了')).toBeDefined();
  });

  it('goes to the next page: address, request, heading', async () => {
    const { router } = await open('middlePage', '?page=3&perPage=10');
    await userEvent.click(await screen.findByRole('button', { name: /^次の\d+件$/ }));
    await waitFor(() => expect(lastSearch().get('page')).toBe('4'));
    await waitFor(() => expect(router.state.location.search).toContain('page=4'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it.each([
    ['最初', '1'],
    ['前の10件', '2'],
    ['最後', '120'],
  ])('goes to other pages: %s', async (name, page) => {
    await open('middlePage', '?page=3&perPage=10');
    await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(lastSearch().get('page')).toBe(page));
  });

  it('replaces a page beyond the last', async () => {
    await api.answerNext({ operationId: 'searchBills', example: 'beyondLastPage' });
    const { router } = await openBillList('?page=40');
    expect(Number(new URLSearchParams(router.state.location.search).get('page'))).toBeLessThan(40);
  });

  it('sorts from the first page', async () => {
    await openBillList('?page=3');
    await userEvent.click(screen.getByRole('button', { name: '金額' }));
    await waitFor(() => expect(lastSearch().get('sort')).toBe('priceDesc'));
    expect(lastSearch().get('page')).toBe('1');
  });

  it('can be searched if the choices failed to load', async () => {
    await api.answerNext({ operationId: 'getBillSearchOptions', kind: 'drop' });
    await openBillList();
    await userEvent.type(screen.getByLabelText('キーワード'), '保守');
    await userEvent.click(screen.getByRole('button', { name: '検索' }));
    await waitFor(() => expect(lastSearch().get('keyword')).toBe('保守'));
  });
});
