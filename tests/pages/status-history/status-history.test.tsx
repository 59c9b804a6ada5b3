import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import { messageStore } from '../../../src/shell/messages/message-store.ts';
import { errorAnswer, jsonAnswer, noAnswer, deferred } from '../../support/api.ts';
import { frameAnswers } from '../../support/settings.ts';
import {
  historyPathsIn,
  examplePath,
  findChanges,
  exampleHistory,
  openHistoryPage,
  currentUser,
} from './history-pages.tsx';
import { goWithin } from '../../support/go-within.ts';

const { examples } = contract.components;
const longHistory = examples.StatusHistoryListLongNames.value;
const emptyHistory = examples.StatusHistoryListEmpty.value;

describe('the history of a bill’s status', () => {
  it('shows the title, type, number, date and status of the bill', async () => {
    openHistoryPage(() => jsonAnswer(exampleHistory));
    const billRegion = await screen.findByRole('region', { name: exampleHistory.bill.title });
    const terms = within(billRegion)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(terms).toEqual([
      ['明細の種類', '請求書'],
      ['明細番号', 'INV-202610-00109'],
      ['発行日', '2026/10/30'],
      ['現在のステータス', '承認済'],
    ]);
  });

  it('shows time, statuses, updater and remark of each change, newest first', async () => {
    openHistoryPage(() => jsonAnswer(exampleHistory));
    const rows = (await findChanges()).map((row) => row.textContent);
    expect(rows).toHaveLength(5);
    expect(rows[0]).toMatch(
      /^2026\/11\/12 17:20確認済から、次に変更：承認済発行元からのコメントご確認ありがとうございました。発行元東都電子商事株式会社 経理部$/,
    );
    expect(rows[1]).toMatch(
      /^2026\/11\/12 16:06確認中から、次に変更：確認済お客さま株式会社青葉フーズ流通$/,
    );
    expect(rows[3]).toMatch(/：差戻し理由10月第2週の冷凍便/);
    expect(rows[4]).toMatch(/^2026\/10\/30 09:00未確認システム（自動）$/);
  });

  it('shows full names and remarks, without interpreting markup', async () => {
    const [firstChange] = longHistory.items;
    openHistoryPage(() =>
      jsonAnswer({ ...longHistory, items: [{ ...firstChange, note: '<b>太字</b>\n二行目' }] }),
    );
    const [row] = await findChanges();
    expect(row?.textContent).toContain('債務管理グループ');
    expect(row?.textContent).toContain('<b>太字</b>\n二行目');
  });

  it('shows that it is empty', async () => {
    openHistoryPage(() => jsonAnswer(emptyHistory));
    expect(await screen.findByText('ステータスの更新履歴はありません。')).toBeTruthy();
    expect(screen.getByText('ステータスが更新されると、こちらに表示されます。')).toBeTruthy();
    expect(screen.getByText('納品書（貸出用通い箱・無償）')).toBeTruthy();
    expect(screen.queryByText('現在のステータス')).toBeNull();
  });

  it('shows no empty list during the redirect to the last page', async () => {
    const requests = openHistoryPage(
      ({ path }) =>
        path.includes('page=9')
          ? jsonAnswer({ ...exampleHistory, items: [], total: 120, page: 9 })
          : noAnswer(),
      `${examplePath}&page=9`,
    );
    await waitFor(() => expect(historyPathsIn(requests)).toHaveLength(2));
    expect(await screen.findByText(exampleHistory.bill.title)).toBeTruthy();
    expect(screen.queryByText('ステータスの更新履歴はありません。')).toBeNull();
  });

  it('shows no data of the previous bill while the history of another bill is loading', async () => {
    openHistoryPage(({ path }) =>
      path.includes('other-bill') ? noAnswer() : jsonAnswer(exampleHistory),
    );
    await findChanges();
    goWithin('/demo/mypage/reportStatusUpdateHistory?billId=other-bill');
    await waitFor(() => expect(screen.queryByText(exampleHistory.bill.title)).toBeNull());
  });

  it.each([
    ['403-1-05-01', '公開'],
    ['404-1-00-01', 'URL'],
  ])('still links to the list if the request is refused with %s', async (code, text) => {
    openHistoryPage(() => errorAnswer(code));
    await waitFor(() => expect(messageStore.get()?.message).toContain(text));
    expect(screen.getByRole('link', { name: '明細の一覧に戻る' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: '更新履歴（新しい順）' })).toBeNull();
  });

  it.each(['', '?billId=', '?billId=a%2Fb', `?billId=${'a'.repeat(65)}`])(
    'makes no call for an address without a bill (%s)',
    async (query) => {
      const requests = openHistoryPage(
        () => jsonAnswer(exampleHistory),
        `/reportStatusUpdateHistory${query}`,
      );
      await waitFor(() => expect(messageStore.get()?.message).toContain('URL'));
      expect(historyPathsIn(requests)).toEqual([]);
    },
  );
});

describe('the customer of a history', () => {
  it('must be known before anything is shown or fetched (S4)', async () => {
    const answer = deferred<Response>();
    const requests = openHistoryPage(() => jsonAnswer(exampleHistory), examplePath, {
      'GET /user/me': () => answer.promise,
    });
    await screen.findByRole('banner');
    expect(screen.queryByRole('heading')).toBeNull();
    expect(historyPathsIn(requests)).toEqual([]);
    answer.resolve(jsonAnswer(currentUser));
    expect(await findChanges()).toHaveLength(5);
    // The public layout has no tabs, no account and no logout (S2).
    expect(
      within(screen.getByRole('banner')).queryByRole('link', { name: 'ログアウト' }),
    ).toBeNull();
  });

  it('is warned before the idle logout', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openHistoryPage(
      () => jsonAnswer(exampleHistory),
      examplePath,
      frameAnswers({ idleTimeoutSeconds: 600, idleWarningSeconds: 60 }),
    );
    await findChanges();
    await act(() => vi.advanceTimersByTimeAsync(545_000));
    expect(screen.getByRole('dialog', { name: /まもなく自動的にログアウト/ })).toBeTruthy();
  });
});

// e2e/everywhere/status-history.spec.ts returns from a history that was opened by a link of the list.
it('the link to the list moves the focus to the row of the bill if the history was opened by its address', async () => {
  const bills = examples.BillListDefault.value;
  const [, bill] = bills.items.filter(({ statusName }) => statusName !== null);
  openHistoryPage(
    () => jsonAnswer(exampleHistory),
    `/reportStatusUpdateHistory?billId=${bill?.billId}`,
    {
      'GET /bills': () => jsonAnswer(bills),
      'GET /bills/search-options': () => jsonAnswer(examples.BillSearchOptionsDefault.value),
      'GET /bills/summary': noAnswer,
    },
  );
  await userEvent.click(await screen.findByRole('link', { name: '明細の一覧に戻る' }));
  const linkName = `${bill?.statusName} 更新履歴: ${bill?.title} ${bill?.billNumber}`;
  const link = await screen.findByRole('link', { name: linkName });
  await waitFor(() => expect(document.activeElement).toBe(link));
});
