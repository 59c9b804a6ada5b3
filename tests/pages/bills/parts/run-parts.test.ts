import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bill } from '../../../../generated/model/bill.ts';
import {
  createPartsDownload,
  type PartsDownload,
} from '../../../../src/pages/bills/parts/run-parts.ts';
import { getPendingCount } from '../../../../src/api/pending.ts';
import type { Plan } from '../../../../src/pages/bills/parts/plan.ts';
import { readParts } from '../../../../src/shell/downloads/stored-parts.ts';
import { savedFiles } from '../../../../src/shell/downloads/saved-files.ts';
import { setNavigate } from '../../../../src/shell/links/navigation.ts';
import { messageStore } from '../../../../src/shell/messages/message-store.ts';
import { pageCustomer } from '../../../../src/shell/session/page-customer.ts';
import { clearSession } from '../../../../src/shell/session/session.ts';
import {
  errorAnswer,
  jsonAnswer,
  noAnswer,
  stubApi,
  type SentRequest,
} from '../../../support/api.ts';
import { billOf, searchResponse } from '../../../support/bills.ts';
import { collectContractWarnings } from '../../../support/wrong-answers.ts';
import { saved, savedNames } from '../../../support/saved.ts';

/** Bills of September, October and November 2026, numbered from 1, each with PDF and CSV. */
let publishedBills: Bill[];

const numberedBill = (number: number, month: string): Bill =>
  billOf({
    billId: `bill-${number}`,
    billNumber: `INV-${number}`,
    title: `請求書 ${number}`,
    publicationDate: `${month}-05`,
  });

const answerSearch = (request: SentRequest): Response => searchResponse(publishedBills, request);

const zip = (): Response =>
  new Response('PK', {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="bills.zip"',
    },
  });

const limit = (batchFileLimit: number) => (): Response =>
  jsonAnswer({
    lastMonths: 24,
    billTypes: [],
    months: [],
    statuses: [],
    searchTargets: [],
    keywordLimit: 5,
    perPageDefault: 50,
    perPageOptions: [50],
    pagingStep: 5,
    batchFileLimit,
  });

/** Stubs the server: these answers to the first ZIP requests, then a ZIP for each request. */
function serve(...zips: (() => Response | Promise<Response>)[]): SentRequest[] {
  return stubApi({
    'GET /bills/search-options': limit(100),
    'GET /bills': answerSearch,
    'GET /bills/zip': () => (zips.shift() ?? zip)(),
  });
}

const idsOf = (sent: readonly SentRequest[]): string[][] =>
  sent
    .filter(({ path }) => path.startsWith('/bills/zip'))
    .map(({ path }) => new URL(path, 'http://x').searchParams.getAll('billId'));

const planOf = ({ state }: PartsDownload): Plan | undefined => {
  const currentState = state.get();
  return currentState !== undefined && 'plan' in currentState ? currentState.plan : undefined;
};

const all = { conditions: {} };
let run: PartsDownload;
let leavePage: () => void;

beforeEach(() => {
  history.replaceState(null, '', '/demo/mypage/bapPublishedBillAppSearch');
  document.cookie = 'XSRF-TOKEN=token-of-the-tests-0001; path=/demo';
  pageCustomer.set({ key: 'customer-1', name: '架空商事' });
  publishedBills = [
    ...Array.from({ length: 100 }, (_, index) => numberedBill(index + 1, '2026-09')),
    ...Array.from({ length: 60 }, (_, index) => numberedBill(index + 101, '2026-10')),
    numberedBill(161, '2026-11'),
  ];
  run = createPartsDownload();
  leavePage = run.watch(() => undefined);
});

afterEach(() => {
  leavePage();
  run.discard();
});

describe('a large batch', () => {
  it('is searched once and downloaded in full parts, with dates and numbers in their names', async () => {
    const sent = serve();
    await run.plan(all);
    expect(planOf(run)?.parts.map(({ bills }) => bills.length)).toEqual([50, 50, 50, 11]);
    expect(idsOf(sent)).toEqual([]);
    await run.start();
    expect(idsOf(sent).flat()).toEqual(publishedBills.map(({ billId }) => billId));
    expect(savedNames()).toEqual([
      '2026-09-05_1-4_bills.zip',
      '2026-09-05_2-4_bills.zip',
      '2026-10-05_3-4_bills.zip',
      '2026-10-05_2026-11-05_4-4_bills.zip',
    ]);
    expect(readParts()).toBeUndefined();
  });

  it('reports the progress of the search', async () => {
    serve();
    const states: unknown[] = [];
    const unsubscribe = run.state.subscribe(() => states.push(run.state.get()));
    await run.plan(all);
    unsubscribe();
    expect(states.slice(0, -1)).toEqual([
      { phase: 'planning', fetchedCount: 0, total: undefined },
      { phase: 'planning', fetchedCount: 100, total: 161 },
      { phase: 'planning', fetchedCount: 161, total: 161 },
    ]);
    expect(states.at(-1)).toMatchObject({ phase: 'idle', isStored: true });
  });

  it('contains the bills of the search that can be downloaded', async () => {
    publishedBills = [
      numberedBill(1, '2026-09'),
      { ...numberedBill(2, '2026-09'), isPublished: false },
      { ...numberedBill(3, '2026-09'), isDownloadDeadlinePassed: true },
      { ...numberedBill(4, '2026-09'), files: { pdf: null, csv: null } },
    ];
    const sent = serve();
    await run.plan({ conditions: { keyword: ['保守'] } });
    expect(sent.find(({ path }) => path.startsWith('/bills?'))?.path).toContain('keyword=');
    expect(planOf(run)).toMatchObject({
      parts: [{ bills: [{ id: 'bill-1', number: 'INV-1', title: '請求書 1', files: 2 }] }],
      // The customer saw that these bills of the result can't be downloaded.
      unavailable: [],
      excluded: [{ id: 'bill-2' }, { id: 'bill-3' }, { id: 'bill-4' }],
      unreadable: 0,
      isBegun: false,
    });
  });

  it('lists the selected bills that can no longer be downloaded, and no others', async () => {
    publishedBills = [
      numberedBill(1, '2026-09'),
      { ...numberedBill(2, '2026-09'), isPublished: false },
      { ...numberedBill(3, '2026-09'), isPublished: false },
    ];
    serve();
    await run.plan({ conditions: {}, billIds: ['bill-1', 'bill-2'] });
    expect(planOf(run)?.unavailable.map(({ id }) => id)).toEqual(['bill-2']);
  });

  it('counts unreadable bills of a result, but not of a selection', async () => {
    collectContractWarnings();
    const unreadableBill = { ...numberedBill(2, '2026-09'), title: 1 };
    stubApi({
      'GET /bills/search-options': limit(100),
      'GET /bills': (request) =>
        searchResponse([numberedBill(1, '2026-09'), unreadableBill], request),
    });
    await run.plan(all);
    expect(planOf(run)?.unreadable).toBe(1);
    await run.plan({ conditions: {}, billIds: ['bill-1'] });
    expect(planOf(run)?.unreadable).toBe(0);
  });

  it('is stored before the first part arrives, and reports a storage that is full', async () => {
    serve();
    await run.plan(all);
    expect(readParts()).toBeDefined();
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    await run.plan({ conditions: {} });
    expect(run.state.get()).toMatchObject({ phase: 'idle', isStored: false });
  });

  it('makes its requests without the loading overlay', async () => {
    const pendingCounts: number[] = [];
    stubApi({
      'GET /bills/search-options': () => {
        pendingCounts.push(getPendingCount());
        return limit(100)();
      },
      'GET /bills': (request) => {
        pendingCounts.push(getPendingCount());
        return answerSearch(request);
      },
      'GET /bills/zip': zip,
    });
    await run.plan({ conditions: {}, billIds: ['bill-1'] });
    await run.start();
    expect(new Set(pendingCounts)).toEqual(new Set([0]));
  });

  it('starts at once if one press requested it, and not again when the customer returns to the page', async () => {
    const sent = serve();
    const savedCountBefore = savedFiles.get();
    const press = { conditions: {}, startsAtOnce: true };
    await run.plan(press);
    expect(idsOf(sent).flat()).toEqual(publishedBills.map(({ billId }) => billId));
    expect(savedFiles.get()).toBe(savedCountBefore + 4);
    await run.plan(press);
    expect(idsOf(sent)).toHaveLength(4);
    // After another login, the page still has the press, but only displays the plan.
    run.discard();
    await run.plan(press);
    expect(run.state.get()?.phase).toBe('idle');
    expect(idsOf(sent)).toHaveLength(4);
  });

  it('continues after a reload with the next part, without newly published bills', async () => {
    serve(zip, () => Promise.reject(new TypeError('network')));
    await run.plan(all);
    await run.start();
    publishedBills.unshift(numberedBill(900, '2026-08'), numberedBill(901, '2026-09'));
    const reloaded = createPartsDownload();
    const sent = serve();
    reloaded.restore();
    await reloaded.start();
    expect(idsOf(sent).map((ids) => ids.length)).toEqual([50, 50, 11]);
    expect(idsOf(sent).flat()).not.toContain('bill-901');
  });

  it('stops at the end of the session, and continues after a login of the same customer', async () => {
    let sent = serve(zip, () => {
      clearSession();
      return errorAnswer('401-1-02-01');
    });
    await run.plan(all);
    await run.start();
    expect(run.state.get()).toBeUndefined();
    pageCustomer.set({ key: 'customer-1', name: '架空商事' });
    sent = serve();
    run.restore();
    await run.start();
    expect(idsOf(sent).map((ids) => ids.length)).toEqual([50, 50, 11]);
  });

  it('stops without a message, stays stored, and downloads the stopped part again', async () => {
    const sent = serve(zip, () => {
      run.stop();
      return noAnswer();
    });
    await run.plan(all);
    await run.start();
    expect(run.state.get()).toMatchObject({ phase: 'idle', isStored: true });
    expect([readParts() !== undefined, messageStore.get()]).toEqual([true, null]);
    // Stored parts don't replace the current ones.
    const stateBefore = run.state.get();
    run.restore();
    expect(run.state.get()).toBe(stateBefore);
    await run.start();
    expect(idsOf(sent).map((ids) => ids.length)).toEqual([50, 50, 50, 50, 11]);
  });

  it('reports the bills of each saved part, until the customer leaves the page', async () => {
    const savedBillCounts: number[] = [];
    const leaveToo = run.watch((billIds) => savedBillCounts.push(billIds.size));
    serve(zip, () => {
      leaveToo();
      return zip();
    });
    await run.plan(all);
    await run.start();
    expect(savedBillCounts).toEqual([50]);
    expect(saved).toHaveLength(4);
  });

  it('is searched and downloaded once, even after several presses', async () => {
    const sent = serve();
    await run.plan(all);
    const requestCountBefore = sent.length;
    await run.plan(all);
    expect(sent).toHaveLength(requestCountBefore);
    await Promise.all([run.start(), run.start()]);
    expect(idsOf(sent)).toHaveLength(4);
    await run.start();
    expect(idsOf(sent)).toHaveLength(4);
  });

  it('reports the progress of a part at most five times per second', async () => {
    let nowMs = 1000;
    vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const receivedByteCounts: unknown[] = [];
    serve(() => new Response(readable, { headers: zip().headers }));
    await run.plan({ conditions: {}, billIds: ['bill-1'] });
    run.state.subscribe(() => {
      const state = run.state.get();
      if (state?.phase === 'running') receivedByteCounts.push(state.progress?.receivedBytes);
    });
    const ended = run.start();
    await writer.write(new Uint8Array(3));
    nowMs += 199;
    await writer.write(new Uint8Array(3));
    nowMs += 1;
    await writer.write(new Uint8Array(3));
    await writer.close();
    await ended;
    expect(receivedByteCounts).toEqual([undefined, 3, 9]);
  });

  it('ends without a message if the customer cancels the search, and can be requested again', async () => {
    const sent = stubApi({
      'GET /bills/search-options': limit(100),
      'GET /bills': () => {
        run.discard();
        return noAnswer();
      },
    });
    await run.plan(all);
    expect(run.state.get()).toBeUndefined();
    expect(readParts()).toBeUndefined();
    expect(sent).toHaveLength(2);
    serve();
    await run.plan(all);
    expect(run.state.get()?.phase).toBe('idle');
  });

  it('removes the plan and the current part if the customer cancels a running part', async () => {
    serve(zip, () => {
      run.discard();
      return noAnswer();
    });
    await run.plan(all);
    await run.start();
    expect(run.state.get()).toBeUndefined();
    expect(readParts()).toBeUndefined();
    expect(saved).toHaveLength(1);
  });

  it.each([
    ['429-1-05-01', true, 'searchFailed', undefined],
    ['500-1-00-01', true, undefined, 'error'],
    ['500-1-00-01', false, 'searchFailed', undefined],
  ])('reports a failed search as S8 defines: %s, page open %s', async (...situation) => {
    const [code, isOpen, phase, messageStatus] = situation;
    if (!isOpen) leavePage();
    stubApi({ 'GET /bills/search-options': () => errorAnswer(code) });
    await run.plan(all);
    expect(run.state.get()?.phase).toBe(phase);
    await vi.waitFor(() => expect(messageStore.get()?.status).toBe(messageStatus));
  });

  it.each([
    ['429-1-05-01', true, 'failed', undefined],
    ['500-1-00-01', true, 'idle', 'error'],
    ['500-1-00-01', false, 'failed', undefined],
    ['403-1-05-01', false, 'failed', undefined],
  ])(
    'reports a failed part as S8 defines, and can continue: %s, page open %s',
    async (...situation) => {
      const [code, isOpen, phase, messageStatus] = situation;
      serve(() => errorAnswer(code));
      await run.plan(all);
      if (!isOpen) leavePage();
      await run.start();
      expect(run.state.get()).toMatchObject({ phase, isStored: true });
      await vi.waitFor(() => expect(messageStore.get()?.status).toBe(messageStatus));
      await run.start();
      expect(saved).toHaveLength(4);
    },
  );

  it('redirects to login from another page if the session has ended', async () => {
    const navigate = vi.fn<(to: unknown, options?: unknown) => void>();
    setNavigate(navigate);
    serve(() => errorAnswer('401-1-00-01'));
    await run.plan(all);
    leavePage();
    await run.start();
    await vi.waitFor(() => expect(navigate).toHaveBeenCalled());
  });

  it('fails if one bill alone has more files than the server allows', async () => {
    const sent = serve(() => errorAnswer('400-1-05-02'));
    await run.plan({ conditions: {}, billIds: ['bill-1'] });
    await run.start();
    expect(run.state.get()?.phase).toBe('failed');
    expect(idsOf(sent)).toHaveLength(1);
  });

  it('is replaced by a new request after its end, but not during its search', async () => {
    const sent = serve();
    await run.plan({ conditions: {}, billIds: ['bill-1'] });
    await run.start();
    await run.plan({ conditions: {}, billIds: ['bill-2'] });
    await run.start();
    expect(idsOf(sent)).toEqual([['bill-1'], ['bill-2']]);
    stubApi({ 'GET /bills/search-options': noAnswer });
    const first = run.plan(all);
    await run.plan({ conditions: {}, billIds: ['bill-3'] });
    expect(run.state.get()?.phase).toBe('planning');
    run.discard();
    await first;
  });

  it('lists bills that the issuer withdraws before their part, and downloads the part without them', async () => {
    const lastPart = publishedBills.slice(150).map(({ billId }) => billId);
    const sent = serve(() => {
      publishedBills = publishedBills
        .filter(({ billId }) => billId !== 'bill-102')
        .map((bill) => (bill.billId === 'bill-101' ? { ...bill, isPublished: false } : bill))
        .map((bill) => (lastPart.includes(bill.billId) ? { ...bill, isPublished: false } : bill));
      return zip();
    });
    await run.plan(all);
    await run.start();
    expect(idsOf(sent).map((ids) => ids.length)).toEqual([50, 50, 48]);
    expect(planOf(run)?.unavailable.map(({ id }) => id)).toEqual([
      'bill-101',
      'bill-102',
      ...lastPart,
    ]);
    expect(planOf(run)?.parts.at(-1)?.state).toBe('empty');
  });

  it('lists the bills of a part without files (400-1-05-03), and continues', async () => {
    serve(zip, () => errorAnswer('400-1-05-03'));
    await run.plan(all);
    await run.start();
    expect(planOf(run)?.unavailable).toHaveLength(50);
    expect(saved).toHaveLength(3);
  });

  it('divides a part that has become too large (400-1-05-02)', async () => {
    const sent = serve(() => errorAnswer('400-1-05-02'));
    await run.plan(all);
    await run.start();
    expect(idsOf(sent).map((ids) => ids.length)).toEqual([50, 25, 25, 50, 50, 11]);
    expect(new Set(idsOf(sent).flat()).size).toBe(161);
  });

  it('replaces a plan that has not started, but not a plan that has failed', async () => {
    const sent = serve(zip, () => errorAnswer('429-1-05-01'));
    await run.plan(all);
    await run.plan({ conditions: {}, billIds: ['bill-1'] });
    expect(planOf(run)?.parts).toHaveLength(1);
    await run.plan({ conditions: {} });
    await run.start();
    await run.plan({ conditions: {}, billIds: ['bill-1'] });
    expect(run.state.get()?.phase).toBe('failed');
    await run.start();
    expect(idsOf(sent).flat()).toHaveLength(211);
  });

  it('repeats a failed search', async () => {
    let isDown = true;
    stubApi({
      'GET /bills/search-options': limit(100),
      'GET /bills': (request) => (isDown ? errorAnswer('429-1-05-01') : answerSearch(request)),
    });
    await run.plan(all);
    expect(run.state.get()?.phase).toBe('searchFailed');
    isDown = false;
    await run.start();
    expect(run.state.get()?.phase).toBe('idle');
  });
});
