import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BillSummary } from '../../../../generated/model/billSummary.ts';
import type { GetBillSummaryParams } from '../../../../generated/model/getBillSummaryParams.ts';
import { getPendingCount } from '../../../../src/api/pending.ts';
import { createQueryClient } from '../../../../src/app/query-client.ts';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import { ResultSum } from '../../../../src/pages/bills/tools/ResultSum.tsx';
import { errorAnswer, jsonAnswer, stubApi } from '../../../support/api.ts';

/** The errors that the sum passes to the general error handling. */
const handledErrors = vi.hoisted((): unknown[] => []);
vi.mock('../../../../src/shell/errors/handle-error.ts', () => ({
  handleError: (error: unknown) => handledErrors.push(error) > 0,
}));

beforeAll(() => loadTexts('bills', 'bill-tools'));
beforeEach(() => {
  handledErrors.length = 0;
  summary = { total: 12, totalPrice: 1_284_700, withoutPriceCount: 0 };
});

let summary: Pick<BillSummary, 'total' | 'totalPrice' | 'withoutPriceCount'>;
const answerSummary = () =>
  jsonAnswer({ downloadableCount: 0, downloadableFileCount: 0, ...summary } satisfies BillSummary);

/** Renders the sum of a result with a number of bills; `changeResult` renders another result. */
function renderSum(total: number | undefined, conditions: GetBillSummaryParams = {}) {
  const queryClient = createQueryClient();
  const createSumElement = (billCount: number | undefined, params: GetBillSummaryParams) => (
    <QueryClientProvider client={queryClient}>
      <ResultSum conditions={params} total={billCount} />
    </QueryClientProvider>
  );
  const { rerender, container } = render(createSumElement(total, conditions));
  return {
    changeResult: (billCount: number | undefined, params = conditions) =>
      rerender(createSumElement(billCount, params)),
    container,
  };
}

describe('the sum of a result', () => {
  it('is requested with the conditions of the search, without the loading overlay', async () => {
    const requests = stubApi({ 'GET /bills/summary': answerSummary });
    renderSum(12, { keyword: ['保守'], priceFrom: 0 });
    expect(getPendingCount()).toBe(0);
    expect(await screen.findByText('合計 ¥1,284,700')).toBeDefined();
    expect(requests.map(({ path }) => path)).toEqual([
      `/bills/summary?${new URLSearchParams({ keyword: '保守', priceFrom: '0' })}`,
    ]);
  });

  it.each([
    [{ withoutPriceCount: 3 }, '合計 ¥1,284,700（ほかに金額なし3件）'],
    [{ totalPrice: -500 }, '合計 \u2212¥500'],
    [{ withoutPriceCount: 12, totalPrice: 0 }, '検索結果に金額のある明細はありません'],
  ])('with the values %j is displayed as %s', async (overrides, text) => {
    summary = { ...summary, ...overrides };
    stubApi({ 'GET /bills/summary': answerSummary });
    renderSum(12);
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('is requested once more if the number of bills in the result changes', async () => {
    const requests = stubApi({ 'GET /bills/summary': answerSummary });
    const { changeResult } = renderSum(12);
    await screen.findByText('合計 ¥1,284,700');
    summary = { total: 13, totalPrice: 1_300_000, withoutPriceCount: 0 };
    changeResult(13);
    expect(await screen.findByText('合計 ¥1,300,000')).toBeDefined();
    changeResult(13);
    expect(requests).toHaveLength(2);
    summary = { total: 11, totalPrice: 1_200_000, withoutPriceCount: 0 };
    changeResult(11);
    expect(await screen.findByText('合計 ¥1,200,000')).toBeDefined();
  });

  it('is not requested repeatedly if the sum has another number of bills than the list', async () => {
    const requests = stubApi({ 'GET /bills/summary': answerSummary });
    const { changeResult } = renderSum(12);
    await screen.findByText('合計 ¥1,284,700');
    changeResult(13);
    await waitFor(() => expect(requests).toHaveLength(2));
    await act(async () => changeResult(13));
    changeResult(undefined);
    await act(async () => changeResult(13));
    expect(requests).toHaveLength(2);
  });

  it('stays displayed although its number of bills always differs from the list', async () => {
    const requests = stubApi({ 'GET /bills/summary': answerSummary });
    renderSum(13);
    await screen.findByText('合計 ¥1,284,700');
    expect(requests).toHaveLength(1);
  });

  it('is requested only once if the list arrives later', async () => {
    const requests = stubApi({ 'GET /bills/summary': answerSummary });
    const { changeResult } = renderSum(undefined);
    await screen.findByText('合計 ¥1,284,700');
    await act(async () => changeResult(12));
    expect(requests).toHaveLength(1);
  });
});

describe('a failed sum', () => {
  it.each(['500-1-00-01', '429-1-05-01'])('is replaced by %s and a retry', async (code) => {
    let isServerDown = true;
    const requests = stubApi({
      'GET /bills/summary': () => (isServerDown ? errorAnswer(code) : answerSummary()),
    });
    renderSum(12);
    expect((await screen.findByText(/^合計を取得できませんでした。/)).textContent).toContain(
      'もう一度試す',
    );
    isServerDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'もう一度試す' }));
    expect(await screen.findByText('合計 ¥1,284,700')).toBeDefined();
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['403-1-00-01', () => errorAnswer('403-1-00-01')],
    ['no code', () => jsonAnswer([], 500)],
  ])('is not passed to the general error handling: %s', async (_, answer) => {
    stubApi({ 'GET /bills/summary': answer });
    renderSum(12);
    await screen.findByText(/^合計を取得できませんでした。/);
    expect(handledErrors).toEqual([]);
  });

  it('is passed to the general error handling if the session has ended', async () => {
    stubApi({ 'GET /bills/summary': () => errorAnswer('401-1-00-01') });
    renderSum(12);
    await waitFor(() => expect(handledErrors).toHaveLength(1));
  });
});
