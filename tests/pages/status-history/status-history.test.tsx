import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import { messageStore } from '../../../src/shell/messages/message-store.ts';
import { errorAnswer, jsonAnswer, noAnswer, deferred } from '../../support/api.ts';
import { frameAnswers } from '../../support/settings.ts';
import { callsTo, at, prepare, changes, example, open, user } from './history-pages.tsx';
import { goWithin } from '../../support/go-within.ts';

const { examples } = contract.components;
const longHistory = examples.StatusHistoryListLongNames.value;
const emptyHistory = examples.StatusHistoryListEmpty.value;

beforeEach(prepare);

describe('the history of a bill’s status', () => {
  it('shows its bill', async () => {
    open(() => jsonAnswer(example));
    const bill = await screen.findByRole('region', { name: example.bill.title });
    const facts = within(bill)
      .getAllByRole('term')
      .map((name) => [name.textContent, name.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['明細の種類', '請求書'],
      ['明細番号', 'INV-202610-00109'],
      ['発行日', '2026/10/30'],
      ['現在のステータス', '承認済'],
    ]);
  });

  it('shows time, statuses, updater and remark of each change, newest first', async () => {
    open(() => jsonAnswer(example));
    const rows = (await changes()).map((row) => row.textContent);
    expect(rows).toHaveLength(5);
    expect(rows[0]).toMatch(
      /^2026\/11\/12 17:20確認済から、次に変更：承認済発行元からのコメントご確認ありがとうございました。発行元東都電子商事株式会社 経理部$/,
    );
    expect(rows[1]).toMatch(
      /^2026\/11\/12 16:06確認中から、次に変更：確認済お客さま株式会社青葉フーズ流通$/,
    );
    expect(rows[4]).toMatch(/^2026\/10\/30 09:00未確認システム（自動）$/);
  });

  it('shows full names and remarks, without interpreting markup', async () => {
    const [first] = longHistory.items;
    open(() => jsonAnswer({ ...longHistory, items: [{ ...first, note: '<b>太字</b>\n二行目' }] }));
    const [row] = await changes();
    expect(row?.textContent).toContain('債務管理グループ');
    expect(row?.textContent).toContain('<b>太字</b>\n二行目');
  });

  it('shows that it is empty', async () => {
    open(() => jsonAnswer(emptyHistory));
    expect(await screen.findByText('ステータスの更新履歴はありません。')).toBeTruthy();
    expect(screen.getByText('ステータスが更新されると、こちらに表示されます。')).toBeTruthy();
    expect(screen.getByText('納品書（貸出用通い箱・無償）')).toBeTruthy();
    expect(screen.queryByText('現在のステータス')).toBeNull();
  });

  it('shows no empty list during the redirect to the last page', async () => {
    const sent = open(
      ({ path }) =>
        path.includes('page=9')
          ? jsonAnswer({ ...example, items: [], total: 120, page: 9 })
          : noAnswer(),
      `${at}&page=9`,
    );
    await waitFor(() => expect(callsTo(sent)).toHaveLength(2));
    expect(await screen.findByText(example.bill.title)).toBeTruthy();
    expect(screen.queryByText('ステータスの更新履歴はありません。')).toBeNull();
  });

  it('of another bill shows nothing of the first bill while pending', async () => {
    open(({ path }) => (path.includes('other-bill') ? noAnswer() : jsonAnswer(example)));
    await changes();
    goWithin('/demo/mypage/reportStatusUpdateHistory?billId=other-bill');
    await waitFor(() => expect(screen.queryByText(example.bill.title)).toBeNull());
  });

  it.each([
    ['403-1-05-01', '公開'],
    ['404-1-00-01', 'URL'],
  ])('refused with %s keeps the link back', async (code, text) => {
    open(() => errorAnswer(code));
    await waitFor(() => expect(messageStore.get()?.message).toContain(text));
    expect(screen.getByRole('link', { name: '明細の一覧に戻る' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: '更新履歴（新しい順）' })).toBeNull();
  });

  it.each(['', '?billId=', '?billId=a%2Fb', `?billId=${'a'.repeat(65)}`])(
    'makes no call for an address without a bill (%s)',
    async (query) => {
      const sent = open(() => jsonAnswer(example), `/reportStatusUpdateHistory${query}`);
      await waitFor(() => expect(messageStore.get()?.message).toContain('URL'));
      expect(callsTo(sent)).toEqual([]);
    },
  );
});

describe('the customer of a history', () => {
  it('must be known before anything is shown or fetched (S4)', async () => {
    const answer = deferred<Response>();
    const sent = open(() => jsonAnswer(example), at, {
      'GET /user/me': () => answer.promise,
    });
    await screen.findByRole('banner');
    expect(screen.queryByRole('heading')).toBeNull();
    expect(callsTo(sent)).toEqual([]);
    answer.resolve(jsonAnswer(user));
    expect(await changes()).toHaveLength(5);
    // The public layout has no tabs, no account and no logout (S2).
    expect(
      within(screen.getByRole('banner')).queryByRole('link', { name: 'ログアウト' }),
    ).toBeNull();
  });

  it('is warned before the idle logout', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open(
      () => jsonAnswer(example),
      at,
      frameAnswers({ idleTimeoutSeconds: 600, idleWarningSeconds: 60 }),
    );
    await changes();
    await act(() => vi.advanceTimersByTimeAsync(545_000));
    expect(screen.getByRole('dialog', { name: /まもなく自動的にログアウト/ })).toBeTruthy();
  });
});

// e2e/everywhere/status-history.spec.ts returns from a history that was opened by a link of the list.
it('the link back finds the row of the bill when the history was opened by its address', async () => {
  const bills = examples.BillListDefault.value;
  const [, bill] = bills.items.filter(({ statusName }) => statusName !== null);
  open(() => jsonAnswer(example), `/reportStatusUpdateHistory?billId=${bill?.billId}`, {
    'GET /bills': () => jsonAnswer(bills),
    'GET /bills/search-options': () => jsonAnswer(examples.BillSearchOptionsDefault.value),
    'GET /bills/summary': noAnswer,
  });
  await userEvent.click(await screen.findByRole('link', { name: '明細の一覧に戻る' }));
  const name = `${bill?.statusName} 更新履歴: ${bill?.title} ${bill?.billNumber}`;
  const link = await screen.findByRole('link', { name });
  await waitFor(() => expect(document.activeElement).toBe(link));
});
