import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bill } from '../../../../generated/model/bill.ts';
import {
  createPartsDownload,
  type PartsDownload,
} from '../../../../src/pages/bills/parts/run-parts.ts';
import { getPendingCount } from '../../../../src/api/pending.ts';
import type { Plan } from '../../../../src/pages/bills/parts/plan.ts';
import { readPlanText } from '../../../../src/shell/downloads/stored-parts.ts';
import type { LargeBatch } from '../../../../src/shell/downloads/large-batch.ts';
import { savedFileCount } from '../../../../src/shell/downloads/saved-files.ts';
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
import { closeStorage } from '../../../support/closed-storage.ts';
import { collectContractWarnings } from '../../../support/wrong-answers.ts';
import { savedFiles, savedNames } from '../../../support/saved.ts';
import { searchOptions } from '../search/support.tsx';

/** Bills of September, October and November 2026, numbered from 1, each with PDF and CSV. */
let publishedBills: Bill[];

const makeBill = (serialNumber: number, month: string): Bill =>
  billOf({
    billId: `bill-${serialNumber}`,
    billNumber: `INV-${serialNumber}`,
    title: `請求書 ${serialNumber}`,
    publicationDate: `${month}-05`,
  });

const answerSearch = (request: SentRequest): Response => searchResponse(publishedBills, request);

const zipAnswer = (): Response =>
  new Response('PK', {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="bills.zip"',
    },
  });

const optionsAnswer = (): Response => jsonAnswer({ ...searchOptions, batchFileLimit: 100 });

/** Stubs the server. The first ZIP requests get these answers, each later request gets a ZIP file. */
function serveZips(...zipAnswers: (() => Response | Promise<Response>)[]): SentRequest[] {
  return stubApi({
    'GET /bills/search-options': optionsAnswer,
    'GET /bills': answerSearch,
    'GET /bills/zip': () => (zipAnswers.shift() ?? zipAnswer)(),
  });
}

const requestedIdsIn = (requests: readonly SentRequest[]): string[][] =>
  requests
    .filter(({ path }) => path.startsWith('/bills/zip'))
    .map(({ path }) => new URL(path, 'http://x').searchParams.getAll('billId'));

const planOf = ({ state }: PartsDownload): Plan | undefined => {
  const currentState = state.get();
  return currentState !== undefined && 'plan' in currentState ? currentState.plan : undefined;
};

const requestForAll = { conditions: {} };
let download: PartsDownload;
let leavePage: () => void;

const planAndStart = async (batch: LargeBatch = requestForAll): Promise<void> => {
  await download.planBatch(batch);
  await download.start();
};

beforeEach(() => {
  history.replaceState(null, '', '/demo/mypage/bapPublishedBillAppSearch');
  document.cookie = 'XSRF-TOKEN=token-of-the-tests-0001; path=/demo';
  pageCustomer.set({ key: 'customer-1', name: '架空商事' });
  publishedBills = [
    ...Array.from({ length: 100 }, (_, index) => makeBill(index + 1, '2026-09')),
    ...Array.from({ length: 60 }, (_, index) => makeBill(index + 101, '2026-10')),
    makeBill(161, '2026-11'),
  ];
  download = createPartsDownload();
  leavePage = download.addListener(() => undefined);
});

afterEach(() => {
  leavePage();
  download.discard();
});

describe('a large batch', () => {
  it('is searched once and downloaded in full parts, with dates and numbers in the file names', async () => {
    const requests = serveZips();
    await download.planBatch(requestForAll);
    expect(planOf(download)?.parts.map(({ bills }) => bills.length)).toEqual([50, 50, 50, 11]);
    expect(requestedIdsIn(requests)).toEqual([]);
    await download.start();
    expect(requestedIdsIn(requests).flat()).toEqual(publishedBills.map(({ billId }) => billId));
    expect(savedNames()).toEqual([
      '2026-09-05_1-4_bills.zip',
      '2026-09-05_2-4_bills.zip',
      '2026-10-05_3-4_bills.zip',
      '2026-10-05_2026-11-05_4-4_bills.zip',
    ]);
    expect(planOf(download)?.parts.map(({ file }) => file)).toEqual(savedNames());
    expect(readPlanText()).toBeUndefined();
  });

  it('reports the progress of the search', async () => {
    serveZips();
    const reportedStates: unknown[] = [];
    const unsubscribe = download.state.subscribe(() => reportedStates.push(download.state.get()));
    await download.planBatch(requestForAll);
    unsubscribe();
    expect(reportedStates.slice(0, -1)).toEqual([
      { phase: 'planning', fetchedCount: 0, total: undefined },
      { phase: 'planning', fetchedCount: 100, total: 161 },
      { phase: 'planning', fetchedCount: 161, total: 161 },
    ]);
    expect(reportedStates.at(-1)).toMatchObject({ phase: 'idle', isStored: true });
  });

  it('contains only the bills of the search that can be downloaded', async () => {
    publishedBills = [
      makeBill(1, '2026-09'),
      { ...makeBill(2, '2026-09'), isPublished: false },
      { ...makeBill(3, '2026-09'), isDownloadDeadlinePassed: true },
      { ...makeBill(4, '2026-09'), files: { pdf: null, csv: null } },
    ];
    const requests = serveZips();
    await download.planBatch({ conditions: { keyword: ['保守'] } });
    expect(requests.find(({ path }) => path.startsWith('/bills?'))?.path).toContain('keyword=');
    expect(planOf(download)).toMatchObject({
      parts: [{ bills: [{ id: 'bill-1', billNumber: 'INV-1', title: '請求書 1', fileCount: 2 }] }],
      // The customer saw that these bills of the result can't be downloaded.
      unavailable: [],
      excluded: [{ id: 'bill-2' }, { id: 'bill-3' }, { id: 'bill-4' }],
      unreadable: 0,
      isBegun: false,
    });
  });

  it('lists the selected bills that can no longer be downloaded, and no other bills', async () => {
    publishedBills = [
      makeBill(1, '2026-09'),
      { ...makeBill(2, '2026-09'), isPublished: false },
      { ...makeBill(3, '2026-09'), isPublished: false },
    ];
    serveZips();
    await download.planBatch({ conditions: {}, billIds: ['bill-1', 'bill-2'] });
    expect(planOf(download)?.unavailable.map(({ id }) => id)).toEqual(['bill-2']);
    expect(planOf(download)?.excluded).toEqual([]);
  });

  it('contains selected bills that no longer match the condition because of an earlier download', async () => {
    const bills = [makeBill(1, '2026-09'), makeBill(2, '2026-09'), makeBill(3, '2026-09')];
    const remainingBills = bills.slice(1);
    const requests = stubApi({
      'GET /bills/search-options': optionsAnswer,
      'GET /bills': (request) =>
        searchResponse(request.path.includes('downloadStatus=') ? remainingBills : bills, request),
    });
    const conditions = { downloadStatus: ['notDownloaded' as const] };
    await download.planBatch({ conditions, billIds: ['bill-1', 'bill-2'] });
    const plannedBills = planOf(download)?.parts.flatMap((part) => part.bills);
    expect(plannedBills?.map(({ id }) => id)).toEqual(['bill-1', 'bill-2']);
    // One more search is enough, and none if the first search finds all selected bills.
    expect(requests.filter(({ path }) => path.startsWith('/bills?'))).toHaveLength(2);
    await download.planBatch({ conditions, billIds: ['bill-2', 'bill-3'] });
    expect(requests.filter(({ path }) => path.startsWith('/bills?'))).toHaveLength(3);
  });

  it('counts unreadable bills of a result, but not of a selection', async () => {
    collectContractWarnings();
    const unreadableBill = { ...makeBill(2, '2026-09'), title: 1 };
    stubApi({
      'GET /bills/search-options': optionsAnswer,
      'GET /bills': (request) => searchResponse([makeBill(1, '2026-09'), unreadableBill], request),
    });
    await download.planBatch(requestForAll);
    expect(planOf(download)?.unreadable).toBe(1);
    await download.planBatch({ conditions: {}, billIds: ['bill-1'] });
    expect(planOf(download)?.unreadable).toBe(0);
  });

  it('is stored before the first part arrives, and reports a full storage', async () => {
    serveZips();
    await download.planBatch(requestForAll);
    expect(readPlanText()).toBeDefined();
    closeStorage('sessionStorage', 'setItem');
    await download.planBatch({ conditions: {} });
    expect(download.state.get()).toMatchObject({ phase: 'idle', isStored: false });
  });

  it('makes its requests without the loading overlay', async () => {
    const pendingCounts: number[] = [];
    stubApi({
      'GET /bills/search-options': () => {
        pendingCounts.push(getPendingCount());
        return optionsAnswer();
      },
      'GET /bills': (request) => {
        pendingCounts.push(getPendingCount());
        return answerSearch(request);
      },
      'GET /bills/zip': zipAnswer,
    });
    await planAndStart({ conditions: {}, billIds: ['bill-1'] });
    expect(new Set(pendingCounts)).toEqual(new Set([0]));
  });

  it('starts at once if its request has startsAtOnce, and not again after a return to the page', async () => {
    const requests = serveZips();
    const savedCountBefore = savedFileCount.get();
    const requestAtOnce = { conditions: {}, startsAtOnce: true };
    await download.planBatch(requestAtOnce);
    expect(requestedIdsIn(requests).flat()).toEqual(publishedBills.map(({ billId }) => billId));
    expect(savedFileCount.get()).toBe(savedCountBefore + 4);
    await download.planBatch(requestAtOnce);
    expect(requestedIdsIn(requests)).toHaveLength(4);
    // After another login, the page still has the old request, but only displays its plan.
    download.discard();
    await download.planBatch(requestAtOnce);
    expect(download.state.get()?.phase).toBe('idle');
    expect(requestedIdsIn(requests)).toHaveLength(4);
  });

  it('continues after a reload with the next part, without newly published bills', async () => {
    serveZips(zipAnswer, () => Promise.reject(new TypeError('network')));
    await planAndStart();
    publishedBills.unshift(makeBill(900, '2026-08'), makeBill(901, '2026-09'));
    const reloadedDownload = createPartsDownload();
    const requests = serveZips();
    reloadedDownload.restore();
    await reloadedDownload.start();
    expect(requestedIdsIn(requests).map((ids) => ids.length)).toEqual([50, 50, 11]);
    expect(requestedIdsIn(requests).flat()).not.toContain('bill-901');
  });

  it('stops at the end of the session, and continues after a login of the same customer', async () => {
    let requests = serveZips(zipAnswer, () => {
      clearSession();
      return errorAnswer('401-1-02-01');
    });
    await planAndStart();
    expect(download.state.get()).toBeUndefined();
    pageCustomer.set({ key: 'customer-1', name: '架空商事' });
    requests = serveZips();
    download.restore();
    await download.start();
    expect(requestedIdsIn(requests).map((ids) => ids.length)).toEqual([50, 50, 11]);
  });

  it('stops without a message, stays stored, and downloads the stopped part again', async () => {
    const requests = serveZips(zipAnswer, () => {
      download.stop();
      return noAnswer();
    });
    await planAndStart();
    expect(download.state.get()).toMatchObject({ phase: 'idle', isStored: true });
    expect([readPlanText() !== undefined, messageStore.get()]).toEqual([true, null]);
    // Stored parts do not replace the current parts.
    const stateBefore = download.state.get();
    download.restore();
    expect(download.state.get()).toBe(stateBefore);
    await download.start();
    expect(requestedIdsIn(requests).map((ids) => ids.length)).toEqual([50, 50, 50, 50, 11]);
  });

  it('reports the bills of each saved part, until the customer leaves the page', async () => {
    const savedBillCounts: number[] = [];
    const removeListener = download.addListener((billIds) => savedBillCounts.push(billIds.size));
    serveZips(zipAnswer, () => {
      removeListener();
      return zipAnswer();
    });
    await planAndStart();
    expect(savedBillCounts).toEqual([50]);
    expect(savedFiles).toHaveLength(4);
  });

  it('is searched and downloaded only once, even after several presses', async () => {
    const requests = serveZips();
    await download.planBatch(requestForAll);
    const requestCountBefore = requests.length;
    await download.planBatch(requestForAll);
    expect(requests).toHaveLength(requestCountBefore);
    await Promise.all([download.start(), download.start()]);
    expect(requestedIdsIn(requests)).toHaveLength(4);
    await download.start();
    expect(requestedIdsIn(requests)).toHaveLength(4);
  });

  it('reports the progress of a part at most five times per second', async () => {
    let nowMs = 1000;
    vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const receivedByteCounts: unknown[] = [];
    serveZips(() => new Response(readable, { headers: zipAnswer().headers }));
    await download.planBatch({ conditions: {}, billIds: ['bill-1'] });
    download.state.subscribe(() => {
      const state = download.state.get();
      if (state?.phase === 'running') receivedByteCounts.push(state.progress?.receivedBytes);
    });
    const downloadEnd = download.start();
    await writer.write(new Uint8Array(3));
    nowMs += 199;
    await writer.write(new Uint8Array(3));
    nowMs += 1;
    await writer.write(new Uint8Array(3));
    await writer.close();
    await downloadEnd;
    expect(receivedByteCounts).toEqual([undefined, 3, 9]);
  });

  it('ends without a message if the customer cancels the search, and can be requested again', async () => {
    const requests = stubApi({
      'GET /bills/search-options': optionsAnswer,
      'GET /bills': () => {
        download.discard();
        return noAnswer();
      },
    });
    await download.planBatch(requestForAll);
    expect(download.state.get()).toBeUndefined();
    expect(readPlanText()).toBeUndefined();
    expect(requests).toHaveLength(2);
    serveZips();
    await download.planBatch(requestForAll);
    expect(download.state.get()?.phase).toBe('idle');
  });

  it('removes the plan and the current part if the customer cancels a running part', async () => {
    serveZips(zipAnswer, () => {
      download.discard();
      return noAnswer();
    });
    await planAndStart();
    expect(download.state.get()).toBeUndefined();
    expect(readPlanText()).toBeUndefined();
    expect(savedFiles).toHaveLength(1);
  });

  it.each([
    ['429-1-05-01', true, 'searchFailed', undefined],
    ['500-1-00-01', true, undefined, 'error'],
    ['500-1-00-01', false, 'searchFailed', undefined],
  ])('reports a failed search as S8 defines (code %s, page open: %s)', async (...situation) => {
    const [code, isPageOpen, phase, messageStatus] = situation;
    if (!isPageOpen) leavePage();
    stubApi({ 'GET /bills/search-options': () => errorAnswer(code) });
    await download.planBatch(requestForAll);
    expect(download.state.get()?.phase).toBe(phase);
    await vi.dynamicImportSettled();
    expect(messageStore.get()?.status).toBe(messageStatus);
  });

  it.each([
    ['429-1-05-01', true, 'failed', undefined],
    ['500-1-00-01', true, 'idle', 'error'],
    ['500-1-00-01', false, 'failed', undefined],
    ['403-1-05-01', false, 'failed', undefined],
    ['400-1-99-02', false, 'idle', undefined],
  ])(
    'reports a failed part as S8 defines, and can continue (code %s, page open: %s)',
    async (...situation) => {
      const [code, isPageOpen, phase, messageStatus] = situation;
      serveZips(() => errorAnswer(code));
      await download.planBatch(requestForAll);
      if (!isPageOpen) leavePage();
      await download.start();
      expect(download.state.get()).toMatchObject({ phase, isStored: true });
      await vi.dynamicImportSettled();
      expect(messageStore.get()?.status).toBe(messageStatus);
      await download.start();
      expect(savedFiles).toHaveLength(4);
    },
  );

  it('redirects to login from another page if the session has ended', async () => {
    const navigate = vi.fn<(to: unknown, options?: unknown) => void>();
    setNavigate(navigate);
    serveZips(() => errorAnswer('401-1-00-01'));
    await download.planBatch(requestForAll);
    leavePage();
    await download.start();
    await vi.dynamicImportSettled();
    expect(navigate).toHaveBeenCalled();
  });

  it('fails if one bill alone has more files than the server allows', async () => {
    const requests = serveZips(() => errorAnswer('400-1-05-02'));
    await planAndStart({ conditions: {}, billIds: ['bill-1'] });
    expect(download.state.get()?.phase).toBe('failed');
    expect(requestedIdsIn(requests)).toHaveLength(1);
  });

  it('is replaced by a new request after its end, but not during its search', async () => {
    const requests = serveZips();
    await planAndStart({ conditions: {}, billIds: ['bill-1'] });
    await planAndStart({ conditions: {}, billIds: ['bill-2'] });
    expect(requestedIdsIn(requests)).toEqual([['bill-1'], ['bill-2']]);
    stubApi({ 'GET /bills/search-options': noAnswer });
    const firstSearch = download.planBatch(requestForAll);
    await download.planBatch({ conditions: {}, billIds: ['bill-3'] });
    expect(download.state.get()?.phase).toBe('planning');
    download.discard();
    await firstSearch;
  });

  it('is not replaced later by a request that it refused', async () => {
    const requests = serveZips();
    const refusedBatch: LargeBatch = { conditions: {}, billIds: ['bill-2'] };
    await download.planBatch({ conditions: {}, billIds: ['bill-1'] });
    const running = download.start();
    expect(await download.planBatch(refusedBatch)).toBe(false);
    await running;
    expect(await download.planBatch(refusedBatch)).toBe(false);
    expect(await download.planBatch({ ...refusedBatch })).toBe(true);
    expect(requestedIdsIn(requests)).toEqual([['bill-1']]);
  });

  it('lists bills that were withdrawn before the download of their part, and omits them from the part', async () => {
    const lastPartIds = publishedBills.slice(150).map(({ billId }) => billId);
    const requests = serveZips(() => {
      publishedBills = publishedBills
        .filter(({ billId }) => billId !== 'bill-102')
        .map((bill) => (bill.billId === 'bill-101' ? { ...bill, isPublished: false } : bill))
        .map((bill) =>
          lastPartIds.includes(bill.billId) ? { ...bill, isPublished: false } : bill,
        );
      return zipAnswer();
    });
    await planAndStart();
    expect(requestedIdsIn(requests).map((ids) => ids.length)).toEqual([50, 50, 48]);
    expect(planOf(download)?.unavailable.map(({ id }) => id)).toEqual([
      'bill-101',
      'bill-102',
      ...lastPartIds,
    ]);
    expect(planOf(download)?.parts.at(-1)?.state).toBe('empty');
  });

  it('lists the bills of a part without files (400-1-05-03), and continues', async () => {
    serveZips(zipAnswer, () => errorAnswer('400-1-05-03'));
    await planAndStart();
    expect(planOf(download)?.unavailable).toHaveLength(50);
    expect(planOf(download)?.parts[1]).toMatchObject({ bills: [], state: 'empty' });
    expect(savedFiles).toHaveLength(3);
  });

  it('divides a part that has become too large (400-1-05-02)', async () => {
    const requests = serveZips(() => errorAnswer('400-1-05-02'));
    await planAndStart();
    expect(requestedIdsIn(requests).map((ids) => ids.length)).toEqual([50, 25, 25, 50, 50, 11]);
    expect(new Set(requestedIdsIn(requests).flat()).size).toBe(161);
  });

  it('replaces a plan that has not started, but not a plan that has failed', async () => {
    const requests = serveZips(zipAnswer, () => errorAnswer('429-1-05-01'));
    await download.planBatch(requestForAll);
    await download.planBatch({ conditions: {}, billIds: ['bill-1'] });
    expect(planOf(download)?.parts).toHaveLength(1);
    await download.planBatch({ conditions: {} });
    await download.start();
    await download.planBatch({ conditions: {}, billIds: ['bill-1'] });
    expect(download.state.get()?.phase).toBe('failed');
    await download.start();
    expect(requestedIdsIn(requests).flat()).toHaveLength(211);
  });
});
