import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import type { StatusHistoryList } from '../../../generated/model/statusHistoryList.ts';
import { messageStore } from '../../../src/shell/messages/message-store.ts';
import { takeReturnPath } from '../../../src/shell/session/return-path.ts';
import { errorAnswer, jsonAnswer, noAnswer } from '../../support/api.ts';
import { frameAnswers } from '../../support/settings.ts';
import {
  callsTo,
  at,
  prepare,
  billId,
  changes,
  given,
  open,
  speakEnglish,
  user,
  type Answers,
} from './history-pages.tsx';

const { examples } = contract.components;
const long = examples.StatusHistoryListLongNames.value;
const empty = examples.StatusHistoryListEmpty.value;

afterEach(() => vi.useRealTimers());
beforeEach(prepare);

describe('the history of a bill’s status', () => {
  it('says which bill it is of', async () => {
    open(() => jsonAnswer(given));
    const bill = await screen.findByRole('region', { name: given.bill.title });
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

  it('has when, from what to what, who and the remark of each change, newest first', async () => {
    open(() => jsonAnswer(given));
    const rows = (await changes()).map((row) => row.textContent);
    expect(rows).toHaveLength(5);
    expect(rows[0]).toMatch(
      /^2026\/11\/12 17:20確認済から変更後：承認済発行元からのコメントご確認ありがとうございました。発行元東都電子商事株式会社 経理部$/,
    );
    expect(rows[1]).toMatch(
      /^2026\/11\/12 16:06確認中から変更後：確認済お客さま株式会社青葉フーズ流通$/,
    );
    expect(rows[4]).toMatch(/^2026\/10\/30 09:00未確認システム（自動）$/);
  });

  it('shows whole names and remarks, as text', async () => {
    const [first] = long.items;
    open(() => jsonAnswer({ ...long, items: [{ ...first, note: '<b>太字</b>\n二行目' }] }));
    const [row] = await changes();
    expect(row?.textContent).toContain('債務管理グループ');
    expect(row?.textContent).toContain('<b>太字</b>\n二行目');
  });

  it('says that there is none', async () => {
    open(() => jsonAnswer(empty));
    expect(await screen.findByText('ステータスの更新履歴はありません。')).toBeTruthy();
    expect(screen.getByText('ステータスが更新されると、こちらに表示されます。')).toBeTruthy();
    expect(screen.getByText('納品書（貸出用通い箱・無償）')).toBeTruthy();
    expect(screen.queryByText('現在のステータス')).toBeNull();
  });

  it('says which texts are Japanese on an English page, and names who in English', async () => {
    await speakEnglish();
    open(() => jsonAnswer(given));
    const bill = await screen.findByRole('heading', { name: given.bill.title });
    expect(bill.lang).toBe('ja');
    const [row] = await changes('Changes, newest first');
    expect(row?.textContent).toContain('確認済 changed to 承認済');
    expect(row?.textContent).toContain('Issuer');
    expect(within(row ?? document.body).getByText('承認済').lang).toBe('ja');
  });

  it('has pages: of the address, of the request, and back from beyond the last', async () => {
    const page = (number: number): StatusHistoryList => ({
      ...given,
      items: given.items.map((item) => ({
        ...item,
        updaterKind: 'customer',
        statusHistoryId: `${item.statusHistoryId}-${number}`,
      })),
      total: 120,
      page: number,
    });
    const sent = open(({ path }) => {
      const number = Number(new URLSearchParams(path.split('?')[1]).get('page'));
      return jsonAnswer(page(number));
    }, `${at}&page=9`);
    const pages = (): unknown[] => callsTo(sent).map((path) => /page=\d+/.exec(path)?.[0]);
    await waitFor(() => expect(pages()).toEqual(['page=9', 'page=3']));
    expect(location.search).toBe(`?billId=${billId}&page=3`);
    await userEvent.click(await screen.findByRole('button', { name: '最初' }));
    await waitFor(() => expect(location.search).toBe(`?billId=${billId}`));
    await waitFor(() => expect(pages()).toEqual(['page=9', 'page=3', 'page=1']));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('does not say that there is none on its way back from beyond the last page', async () => {
    const sent = open(
      ({ path }) =>
        path.includes('page=9')
          ? jsonAnswer({ ...given, items: [], total: 120, page: 9 })
          : noAnswer(),
      `${at}&page=9`,
    );
    await waitFor(() => expect(callsTo(sent)).toHaveLength(2));
    expect(await screen.findByText(given.bill.title)).toBeTruthy();
    expect(screen.queryByText('ステータスの更新履歴はありません。')).toBeNull();
  });

  it('of another bill shows nothing of the first while it is on its way', async () => {
    open(({ path }) => (path.includes('other-bill') ? noAnswer() : jsonAnswer(given)));
    await changes();
    act(() => {
      history.pushState(null, '', '/demo/mypage/reportStatusUpdateHistory?billId=other-bill');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitFor(() => expect(screen.queryByText(given.bill.title)).toBeNull());
  });

  it.each([
    ['403-1-05-01', '公開'],
    ['404-1-00-01', 'URL'],
  ])('that the server will not show (%s) leaves the way back', async (code, text) => {
    open(() => errorAnswer(code));
    await waitFor(() => expect(messageStore.get()?.message).toContain(text));
    expect(screen.getByRole('link', { name: '明細の一覧に戻る' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: '更新履歴（新しい順）' })).toBeNull();
  });

  it.each(['', '?billId=', '?billId=a%2Fb', `?billId=${'a'.repeat(65)}`])(
    'asks nothing for an address without a bill (%s)',
    async (query) => {
      const sent = open(() => jsonAnswer(given), `/reportStatusUpdateHistory${query}`);
      await waitFor(() => expect(messageStore.get()?.message).toContain('URL'));
      expect(callsTo(sent)).toEqual([]);
    },
  );
});

describe('whose history it is', () => {
  it('shows nothing of it, and asks for nothing, before it is known who is there (S4)', async () => {
    let answer: (response: Response) => void = () => undefined;
    const sent = open(() => jsonAnswer(given), at, {
      'GET /user/me': () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await screen.findByRole('banner');
    expect(screen.queryByRole('heading')).toBeNull();
    expect(callsTo(sent)).toEqual([]);
    answer(jsonAnswer(user));
    expect(await changes()).toHaveLength(5);
    // The layout of visitors: no tabs, no account, no logout (S2).
    expect(
      within(screen.getByRole('banner')).queryByRole('link', { name: 'ログアウト' }),
    ).toBeNull();
  });

  it('leads to the login without a session, and back after it', async () => {
    open(() => jsonAnswer(given), at, { 'GET /user/me': () => errorAnswer('401-1-00-01') });
    expect(await screen.findByRole('heading', { name: 'the login' })).toBeTruthy();
    expect(messageStore.get()?.message).toBeTruthy();
    expect(await takeReturnPath()).toBe(at);
  });

  it('is left by the idle logout, with its warning, as any of the customer’s pages is', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open(
      () => jsonAnswer(given),
      at,
      frameAnswers({ idleTimeoutSeconds: 600, idleWarningSeconds: 60 }),
    );
    await changes();
    await act(() => vi.advanceTimersByTimeAsync(545_000));
    expect(screen.getByRole('dialog', { name: /まもなく自動的にログアウト/ })).toBeTruthy();
  });

  it('shows nothing to a customer who may not use the portal', async () => {
    open(() => jsonAnswer(given), at, { 'GET /user/me': () => errorAnswer('402-1-00-01') });
    await waitFor(() => expect(messageStore.get()).not.toBeNull());
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });
});

describe('the way from the bill list and back', () => {
  const bills = examples.BillListDefault.value;
  const answers: Answers = {
    'GET /bills': () => jsonAnswer(bills),
    'GET /bills/search-options': () => jsonAnswer(examples.BillSearchOptionsDefault.value),
    'GET /bills/summary': noAnswer,
  };
  const query = '?keyword=INV&page=1';
  const list = `/bapPublishedBillAppSearch${query}`;
  const withStatus = bills.items.filter(({ statusName }) => statusName !== null);
  const [, bill] = withStatus;
  const name = `${bill?.statusName} 更新履歴: ${bill?.title} ${bill?.billNumber}`;

  const goToHistory = async () => {
    const sent = open(() => jsonAnswer(given), list, answers);
    await userEvent.click(await screen.findByRole('link', { name }));
    await changes();
    return sent;
  };

  it('begins at each bill that has a status, and at no other', async () => {
    open(() => jsonAnswer(given), list, answers);
    await screen.findByRole('link', { name });
    const found = screen.getAllByRole('link', { name: / 更新履歴: / });
    expect(found.map((link) => link.getAttribute('href'))).toEqual(
      withStatus.map((one) => `/demo/mypage/reportStatusUpdateHistory?billId=${one.billId}`),
    );
    expect(withStatus.length).toBeLessThan(bills.items.length);
  });

  it('asks once, at the press', async () => {
    const sent = await goToHistory();
    expect(location.search).toBe(`?billId=${bill?.billId}`);
    expect(callsTo(sent)).toEqual([`/status-history?billId=${bill?.billId}&page=1&perPage=50`]);
  });

  it('leaves a press with a key to the browser', async () => {
    open(() => jsonAnswer(given), list, answers);
    const link = await screen.findByRole('link', { name });
    const press = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
    // The simulated browser opens no window.
    link.addEventListener('click', (event) => event.preventDefault());
    link.dispatchEvent(press);
    expect(location.pathname).toBe('/demo/mypage/bapPublishedBillAppSearch');
  });

  it('leads by its link to the same search and the same row', async () => {
    await goToHistory();
    await userEvent.click(screen.getByRole('link', { name: '明細の一覧に戻る' }));
    const link = await screen.findByRole('link', { name });
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(location.search).toBe(query);
  });

  it('leads there by Back, too', async () => {
    await goToHistory();
    history.back();
    const link = await screen.findByRole('link', { name });
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(location.search).toBe(query);
  });

  it('finds the row of a history that was opened by its address', async () => {
    open(() => jsonAnswer(given), `/reportStatusUpdateHistory?billId=${bill?.billId}`, answers);
    await userEvent.click(await screen.findByRole('link', { name: '明細の一覧に戻る' }));
    const link = await screen.findByRole('link', { name });
    await waitFor(() => expect(document.activeElement).toBe(link));
  });
});
