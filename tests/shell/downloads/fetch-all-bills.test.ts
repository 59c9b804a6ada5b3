import { beforeEach, describe, expect, it } from 'vitest';
import type { SearchBillsParams } from '../../../generated/model/searchBillsParams.ts';
import { getPendingCount } from '../../../src/api/pending.ts';
import { fetchAllBills } from '../../../src/shell/downloads/fetch-all-bills.ts';
import { jsonAnswer, stubApi } from '../../support/api.ts';
import { billOf, searchResponse } from '../../support/bills.ts';
import { collectContractWarnings } from '../../support/wrong-answers.ts';

const makeBills = (count: number) =>
  Array.from({ length: count }, (_, index) => billOf({ billId: `b${index}` }));
const { signal } = new AbortController();
const idsOf = async (pendingResult: ReturnType<typeof fetchAllBills>) =>
  (await pendingResult).bills.map(({ billId }) => billId);

/** Answers each request with one bill and the next total. */
function serveTotals(...totals: number[]) {
  const remainingTotals = [...totals];
  return stubApi({
    'GET /bills': ({ path }) => {
      const page = Number(new URL(path, 'http://x').searchParams.get('page'));
      const [total = 0] = remainingTotals.splice(0, 1);
      return jsonAnswer({ items: [billOf({ billId: `b${page}` })], page, perPage: 100, total });
    },
  });
}

beforeEach(() => history.replaceState(null, '', '/demo/mypage/top'));

describe('fetchAllBills', () => {
  it('fetches the largest pages, oldest bills first, with the conditions, and reports its progress', async () => {
    const requests = stubApi({
      'GET /bills': (request) => searchResponse(makeBills(201), request),
    });
    const progressReports: [number, number][] = [];
    const onPage = (count: number, total: number) => progressReports.push([count, total]);
    expect(await idsOf(fetchAllBills({ keyword: ['a'] }, { signal, onPage }))).toHaveLength(201);
    expect(requests.map(({ path }) => path)).toEqual(
      [1, 2, 3].map((page) => `/bills?keyword=a&sort=publicationDateAsc&page=${page}&perPage=100`),
    );
    expect(progressReports).toEqual([
      [100, 201],
      [200, 201],
      [201, 201],
    ]);
  });

  it('fetches no empty page after the last bill, and ends at an unexpected empty page', async () => {
    const requests = stubApi({
      'GET /bills': (request) => searchResponse(makeBills(200), request),
    });
    await fetchAllBills({}, { signal });
    expect(requests).toHaveLength(2);
    const emptyPage = { items: [], page: 1, perPage: 100, total: 500 };
    const requestsAfterEmptyPage = stubApi({ 'GET /bills': () => jsonAnswer(emptyPage) });
    expect(await fetchAllBills({}, { signal })).toEqual({ bills: [], unreadableCount: 0 });
    expect(requestsAfterEmptyPage).toHaveLength(1);
  });

  it('counts unreadable bills', async () => {
    collectContractWarnings();
    const unreadableBills = makeBills(100).map((bill) => ({ ...bill, title: 1 }));
    const allBills = [...unreadableBills, ...makeBills(2)];
    stubApi({ 'GET /bills': (request) => searchResponse(allBills, request) });
    const fetchedCounts: number[] = [];
    const onPage = (count: number) => fetchedCounts.push(count);
    const result = await fetchAllBills({}, { signal, onPage });
    expect([result.bills.length, result.unreadableCount]).toEqual([2, 100]);
    expect(fetchedCounts).toEqual([100, 102]);
  });

  it.each<[string, SearchBillsParams, number[], number]>([
    ['no change', {}, [150, 150], 2],
    ['a removed bill, so another may have moved to a fetched page', {}, [150, 149, 149, 149], 4],
    ['a new bill, which is on the last page', {}, [150, 151], 2],
    ['a new bill, anywhere in this order', { sort: 'priceDesc' }, [150, 151, 151, 151], 4],
    ['no change in this order', { sort: 'priceDesc' }, [150, 150], 2],
    ['a removed bill and a new bill', {}, [250, 249, 250, 250, 250, 250], 6],
    ['bills removed twice, without a third attempt', {}, [150, 149, 149, 148], 4],
  ])(
    'fetches all pages again only if a bill may be missing: %s',
    async (_, conditions, totals, requestCount) => {
      const requests = serveTotals(...totals);
      await fetchAllBills(conditions, { signal });
      expect(requests).toHaveLength(requestCount);
    },
  );

  it('returns each bill once, in the version that was fetched last', async () => {
    stubApi({
      'GET /bills': ({ path }) => {
        const page = Number(new URL(path, 'http://x').searchParams.get('page'));
        const items = [billOf({ billId: 'a', title: `page ${page}` })];
        return jsonAnswer({ items, page, perPage: 100, total: 150 });
      },
    });
    const { bills: fetchedBills } = await fetchAllBills({}, { signal });
    expect(fetchedBills.map(({ title }) => title)).toEqual(['page 2']);
  });

  it.each([
    [undefined, 0],
    [true, 0],
    [false, 1],
  ])('shows the loading overlay only if isQuiet is false: %s', async (isQuiet, expectedCount) => {
    let pendingCount: number | undefined;
    stubApi({
      'GET /bills': (request) => {
        pendingCount = getPendingCount();
        return searchResponse([], request);
      },
    });
    await fetchAllBills({}, { signal, ...(isQuiet === undefined ? {} : { isQuiet }) });
    expect(pendingCount).toBe(expectedCount);
  });

  it('stops at the abort signal', async () => {
    const controller = new AbortController();
    const requests = stubApi({
      'GET /bills': (request) => {
        controller.abort();
        return searchResponse(makeBills(150), request);
      },
    });
    await expect(fetchAllBills({}, { signal: controller.signal })).rejects.toMatchObject({
      kind: 'aborted',
    });
    expect(requests).toHaveLength(1);
  });
});
