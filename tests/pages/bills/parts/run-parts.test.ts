import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bill } from '../../../../generated/model/bill.ts';
import { createPartsRun, type PartsRun } from '../../../../src/pages/bills/parts/run-parts.ts';
import { keptParts } from '../../../../src/shell/downloads/kept-parts.ts';
import { savedFiles } from '../../../../src/shell/downloads/saved-files.ts';
import { forgetKept } from '../../../../src/shell/flows/forget-kept.ts';
import { pageCustomer } from '../../../../src/shell/session/page-customer.ts';
import { clearSession } from '../../../../src/shell/session/session.ts';
import { errorAnswer, jsonAnswer, stubApi, type SentRequest } from '../../../support/api.ts';

const saved = vi.hoisted((): string[] => []);
vi.mock('../../../../src/lib/save-file.ts', () => ({
  saveFile: (_file: Blob, name: string) => {
    saved.push(name);
  },
}));

/** So many bills of September, October and November 2026, with PDF and CSV; the first has the number 1. */
let world: Bill[];

const billOf = (number: number, month: string): Bill => ({
  billId: `bill-${number}`,
  revision: 'rev-1',
  billTypeId: 'invoice',
  billTypeName: '請求書',
  billNumber: `INV-${number}`,
  title: `請求書 ${number}`,
  customerName: null,
  publicationDate: `${month}-05`,
  price: 1000,
  statusId: null,
  statusName: null,
  selectableStatuses: [],
  mailAttachment: 'notSent',
  downloadDeadline: null,
  isDownloadDeadlinePassed: false,
  downloadStatus: 'notDownloaded',
  lastDownloadedAt: null,
  previousAccessAt: null,
  previousAccessIpAddress: null,
  files: {
    pdf: { fileId: `pdf-${number}`, fileName: 'a.pdf', extension: 'pdf', size: 1 },
    csv: { fileId: `csv-${number}`, fileName: 'a.csv', extension: 'csv', size: 1 },
  },
  attachments: [],
  returnedFile: null,
  canReturnFile: false,
  isPublished: true,
});

const searched = ({ path }: SentRequest): Response => {
  const query = new URL(path, 'http://x').searchParams;
  const [page, perPage] = [Number(query.get('page')), Number(query.get('perPage'))];
  const from = query.get('publicationDateFrom') ?? '';
  const to = query.get('publicationDateTo') ?? '9';
  const found = world.filter(({ publicationDate: day }) => day >= from && day <= to);
  const items = found.slice((page - 1) * perPage, page * perPage);
  return jsonAnswer({ items, page, perPage, total: found.length });
};

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

/** The server, with its answers to the calls for a ZIP, in their order; then a ZIP each time. */
function serve(...zips: (() => Response | Promise<Response>)[]): SentRequest[] {
  return stubApi({
    'GET /bills/search-options': limit(100),
    'GET /bills': searched,
    'GET /bills/zip': () => (zips.shift() ?? zip)(),
  });
}

const idsOf = (sent: readonly SentRequest[]): string[][] =>
  sent
    .filter(({ path }) => path.startsWith('/bills/zip'))
    .map(({ path }) => new URL(path, 'http://x').searchParams.getAll('billId'));

const all = { conditions: {} };
let run: PartsRun;
let leave: () => void;

beforeEach(() => {
  saved.length = 0;
  sessionStorage.clear();
  history.replaceState(null, '', '/demo/mypage/bapPublishedBillAppSearch');
  document.cookie = 'XSRF-TOKEN=token-of-the-tests-0001; path=/demo';
  pageCustomer.set({ key: 'customer-1', name: '架空商事' });
  world = [
    ...Array.from({ length: 60 }, (_, index) => billOf(index + 1, '2026-09')),
    ...Array.from({ length: 50 }, (_, index) => billOf(index + 61, '2026-10')),
    billOf(111, '2026-11'),
  ];
  run = createPartsRun();
  leave = run.watch(() => undefined);
});

afterEach(() => {
  leave();
  run.discard();
  vi.unstubAllGlobals();
});

describe('a large batch', () => {
  it('is looked through once, and fetched by month in parts, each under a name in its order', async () => {
    const sent = serve();
    await run.plan(all);
    const now = run.state.get();
    expect(now?.phase === 'resting' && now.plan.parts.map(({ bills }) => bills.length)).toEqual([
      50, 10, 50, 1,
    ]);
    expect(idsOf(sent)).toEqual([]);
    await run.start();
    expect(idsOf(sent).flat()).toEqual(world.map(({ billId }) => billId));
    expect(saved).toEqual([
      '2026-09_1-4_bills.zip',
      '2026-09_2-4_bills.zip',
      '2026-10_3-4_bills.zip',
      '2026-11_4-4_bills.zip',
    ]);
    expect(keptParts()).toBeUndefined();
  });

  it('of a selection holds the selected bills alone', async () => {
    const sent = serve();
    await run.plan({ conditions: {}, billIds: ['bill-61', 'bill-2'] });
    await run.start();
    expect(idsOf(sent)).toEqual([['bill-2', 'bill-61']]);
  });

  it('asked for by one press is fetched at once, and not again when the page is come back to', async () => {
    const sent = serve();
    const before = savedFiles.get();
    const press = { conditions: {}, startsAtOnce: true };
    await run.plan(press);
    expect(idsOf(sent).flat()).toEqual(world.map(({ billId }) => billId));
    expect(savedFiles.get()).toBe(before + 4);
    await run.plan(press);
    expect(idsOf(sent)).toHaveLength(4);
  });

  it('goes on after a failure with the part that failed, and fetches none twice', async () => {
    const sent = serve(zip, () => errorAnswer('429-1-05-01'));
    await run.plan(all);
    await run.start();
    expect(run.state.get()?.phase).toBe('failed');
    await run.start();
    expect(idsOf(sent).map((ids) => ids.length)).toEqual([50, 10, 10, 50, 1]);
    expect(saved).toHaveLength(4);
  });

  it('goes on after a reload where it was, whatever has been published meanwhile', async () => {
    serve(zip, () => Promise.reject(new TypeError('network')));
    await run.plan(all);
    await run.start();
    world.unshift(billOf(900, '2026-08'), billOf(901, '2026-09'));
    const reloaded = createPartsRun();
    const sent = serve();
    reloaded.restore();
    await reloaded.start();
    expect(idsOf(sent).map((ids) => ids.length)).toEqual([10, 50, 1]);
    expect(idsOf(sent).flat()).not.toContain('bill-901');
  });

  it('is not given to another customer, and forgotten by a logout', async () => {
    serve(zip, () => Promise.reject(new TypeError('network')));
    await run.plan(all);
    await run.start();
    pageCustomer.set({ key: 'customer-2', name: '架空商事' });
    const other = createPartsRun();
    other.restore();
    expect(other.state.get()).toBeUndefined();
    pageCustomer.set({ key: 'customer-1', name: '架空商事' });
    expect(keptParts()).toBeDefined();
    forgetKept();
    expect(keptParts()).toBeUndefined();
  });

  it('ends with the session, and goes on after the login of the same customer', async () => {
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
    expect(idsOf(sent).map((ids) => ids.length)).toEqual([10, 50, 1]);
  });

  it('stops, and fetches the part that ran again', async () => {
    const sent = serve(zip, () => {
      run.stop();
      return new Promise(() => undefined);
    });
    await run.plan(all);
    await run.start();
    expect(run.state.get()?.phase).toBe('resting');
    await run.start();
    expect(idsOf(sent).map((ids) => ids.length)).toEqual([50, 10, 10, 50, 1]);
  });

  it('leaves out and tells what can no longer be downloaded when its turn comes', async () => {
    const sent = serve(() => {
      world = world
        .filter(({ billId }) => billId !== 'bill-62')
        .map((bill) => (bill.billId === 'bill-61' ? { ...bill, isPublished: false } : bill))
        .map((bill) => (bill.billId === 'bill-111' ? { ...bill, isPublished: false } : bill));
      return zip();
    });
    await run.plan(all);
    await run.start();
    expect(idsOf(sent).map((ids) => ids.length)).toEqual([50, 10, 48]);
    const now = run.state.get();
    expect(now?.phase === 'resting' && now.plan.gone.map(({ id }) => id)).toEqual([
      'bill-61',
      'bill-62',
      'bill-111',
    ]);
    expect(now?.phase === 'resting' && now.plan.parts.at(-1)?.state).toBe('empty');
  });

  it('tells what is gone between the look and the call (400-1-05-03), and goes on', async () => {
    serve(zip, () => errorAnswer('400-1-05-03'));
    await run.plan(all);
    await run.start();
    const now = run.state.get();
    expect(now?.phase === 'resting' && now.plan.gone).toHaveLength(10);
    expect(saved).toHaveLength(3);
  });

  it('cuts a part that the server finds too large by now (400-1-05-02)', async () => {
    const sent = serve(() => errorAnswer('400-1-05-02'));
    await run.plan(all);
    await run.start();
    expect(idsOf(sent).map((ids) => ids.length)).toEqual([50, 25, 25, 10, 50, 1]);
    expect(new Set(idsOf(sent).flat()).size).toBe(111);
  });

  it('does not take the place of one under way, but of one that is not begun or has ended', async () => {
    const sent = serve(zip, () => errorAnswer('429-1-05-01'));
    await run.plan(all);
    await run.plan({ conditions: {}, billIds: ['bill-1'] });
    const before = run.state.get();
    expect(before?.phase === 'resting' && before.plan.parts).toHaveLength(1);
    const again = { conditions: {} };
    await run.plan(again);
    await run.start();
    await run.plan({ conditions: {}, billIds: ['bill-1'] });
    expect(run.state.get()?.phase).toBe('failed');
    await run.start();
    expect(idsOf(sent).flat()).toHaveLength(121);
  });

  it('can be tried again when the bills could not be looked through', async () => {
    let isDown = true;
    stubApi({
      'GET /bills/search-options': limit(100),
      'GET /bills': (request) => (isDown ? errorAnswer('429-1-05-01') : searched(request)),
    });
    await run.plan(all);
    expect(run.state.get()?.phase).toBe('unplanned');
    isDown = false;
    await run.start();
    expect(run.state.get()?.phase).toBe('resting');
  });

  it('looks again when a bill has left the result meanwhile, so that none is missed', async () => {
    let looks = 0;
    stubApi({
      'GET /bills/search-options': limit(100),
      'GET /bills': (request) => {
        looks += 1;
        if (looks === 2) world = world.slice(1);
        return searched(request);
      },
    });
    await run.plan(all);
    const now = run.state.get();
    const ids =
      now?.phase === 'resting'
        ? now.plan.parts.flatMap(({ bills }) => bills.map(({ id }) => id))
        : [];
    expect(ids).toEqual(world.map(({ billId }) => billId));
  });
});
