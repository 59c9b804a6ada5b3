import { beforeEach, describe, expect, it } from 'vitest';
import type { SearchBillsParams } from '../../../generated/model/searchBillsParams.ts';
import { getPendingCount } from '../../../src/api/pending.ts';
import { fetchAllBills } from '../../../src/shell/downloads/fetch-all-bills.ts';
import { jsonAnswer, stubApi } from '../../support/api.ts';
import { billOf, searchResponse } from '../../support/bills.ts';
import { collectContractWarnings } from '../../support/wrong-answers.ts';

const bills = (count: number) =>
  Array.from({ length: count }, (_, index) => billOf({ billId: `b${index}` }));
const { signal } = new AbortController();
const idsOf = async (walk: ReturnType<typeof fetchAllBills>) =>
  (await walk).bills.map(({ billId }) => billId);

/** Answers each request with one bill and the next of these totals. */
function serveCounts(...totals: number[]) {
  const remaining = [...totals];
  return stubApi({
    'GET /bills': ({ path }) => {
      const page = Number(new URL(path, 'http://x').searchParams.get('page'));
      const [total = 0] = remaining.splice(0, 1);
      return jsonAnswer({ items: [billOf({ billId: `b${page}` })], page, perPage: 100, total });
    },
  });
}

beforeEach(() => history.replaceState(null, '', '/demo/mypage/top'));

describe('a walk through all bills of a search', () => {
  it('fetches the largest pages, oldest bills first, with the conditions, and reports its progress', async () => {
    const sent = stubApi({ 'GET /bills': (request) => searchResponse(bills(201), request) });
    const progress: [number, number][] = [];
    const onPage = (count: number, total: number) => progress.push([count, total]);
    expect(await idsOf(fetchAllBills({ keyword: ['a'] }, { signal, onPage }))).toHaveLength(201);
    expect(sent.map(({ path }) => path)).toEqual(
      [1, 2, 3].map((page) => `/bills?keyword=a&sort=publicationDateAsc&page=${page}&perPage=100`),
    );
    expect(progress).toEqual([
      [100, 201],
      [200, 201],
      [201, 201],
    ]);
  });

  it('fetches no empty page, and ends at an unexpected one', async () => {
    const sent = stubApi({ 'GET /bills': (request) => searchResponse(bills(200), request) });
    await fetchAllBills({}, { signal });
    expect(sent).toHaveLength(2);
    const emptyPage = { items: [], page: 1, perPage: 100, total: 500 };
    const requestsAfterEmptyPage = stubApi({ 'GET /bills': () => jsonAnswer(emptyPage) });
    expect(await fetchAllBills({}, { signal })).toEqual({ bills: [], unreadable: 0 });
    expect(requestsAfterEmptyPage).toHaveLength(1);
  });

  it('counts unreadable bills', async () => {
    collectContractWarnings();
    const unreadableBills = bills(100).map((bill) => ({ ...bill, title: 1 }));
    const all = [...unreadableBills, ...bills(2)];
    stubApi({ 'GET /bills': (request) => searchResponse(all, request) });
    const counts: number[] = [];
    const walked = await fetchAllBills({}, { signal, onPage: (count) => counts.push(count) });
    expect([walked.bills.length, walked.unreadableCount]).toEqual([2, 100]);
    expect(counts).toEqual([100, 102]);
  });

  it.each<[string, SearchBillsParams, number[], number]>([
    ['no change', {}, [150, 150], 2],
    ['a bill left, so another may have moved to a fetched page', {}, [150, 149, 149, 149], 4],
    ['a new bill, which is on the last page', {}, [150, 151], 2],
    [
      'a new bill, which may be anywhere in this order',
      { sort: 'priceDesc' },
      [150, 151, 151, 151],
      4,
    ],
    ['no change in this order', { sort: 'priceDesc' }, [150, 150], 2],
    ['a bill left and another is new', {}, [250, 249, 250, 250, 250, 250], 6],
    ['bills left again, without a third walk', {}, [150, 149, 149, 148], 4],
  ])('repeats the walk if a bill may be missing: %s', async (_, conditions, totals, requests) => {
    const sent = serveCounts(...totals);
    await fetchAllBills(conditions, { signal });
    expect(sent).toHaveLength(requests);
  });

  it('returns each bill once, in its last version', async () => {
    stubApi({
      'GET /bills': ({ path }) => {
        const page = Number(new URL(path, 'http://x').searchParams.get('page'));
        const items = [billOf({ billId: 'a', title: `page ${page}` })];
        return jsonAnswer({ items, page, perPage: 100, total: 150 });
      },
    });
    const { bills: walked } = await fetchAllBills({}, { signal });
    expect(walked.map(({ title }) => title)).toEqual(['page 2']);
  });

  it.each([
    [undefined, 0],
    [true, 0],
    [false, 1],
  ])('shows the loading overlay only if requested: quiet %s', async (isQuiet, pending) => {
    let pendingCount: number | undefined;
    stubApi({
      'GET /bills': (request) => {
        pendingCount = getPendingCount();
        return searchResponse([], request);
      },
    });
    await fetchAllBills({}, { signal, ...(isQuiet === undefined ? {} : { isQuiet }) });
    expect(pendingCount).toBe(pending);
  });

  it('stops at the abort signal', async () => {
    const controller = new AbortController();
    const sent = stubApi({
      'GET /bills': (request) => {
        controller.abort();
        return searchResponse(bills(150), request);
      },
    });
    await expect(fetchAllBills({}, { signal: controller.signal })).rejects.toMatchObject({
      kind: 'aborted',
    });
    expect(sent).toHaveLength(1);
  });
});
