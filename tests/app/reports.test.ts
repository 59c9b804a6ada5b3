import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/api/api-error.ts';
import { faultEvents, noteFault } from '../../src/api/faults.ts';
import { startReports } from '../../src/app/reports.ts';
import { loadPages } from '../../src/app/screens.ts';

const noteAnswerFault = (faultPlace = 'total') =>
  noteFault({ operation: 'listNotices', place: faultPlace, fault: 'missing' });

interface SentReport {
  kind: string;
  screen: string;
  place?: string;
  fault?: string;
  count: number;
}

const sentCalls: SentReport[][] = [];
let isServerReachable = true;

const recordCall = (body: unknown): void => void sentCalls.push(JSON.parse(String(body)));
const fireVisibilityChange = (): void => void window.dispatchEvent(new Event('visibilitychange'));

beforeEach(async () => {
  sentCalls.length = 0;
  isServerReachable = true;
  await loadPages();
  vi.stubGlobal('SecurityPolicyViolationEvent', class extends Event {});
  vi.stubGlobal('fetch', (_url: string, { body, credentials }: RequestInit = {}) => {
    if (!isServerReachable || credentials !== 'omit')
      return Promise.reject(new TypeError('Failed to fetch'));
    recordCall(body);
    return Promise.resolve(new Response(null, { status: 500 }));
  });
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_url, body) => {
    recordCall(body);
    return true;
  });
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.useFakeTimers();
  startReports('/_reports', 1);
});

afterEach(() => {
  // The page sends its remaining reports now, not in the next test.
  fireVisibilityChange();
});

it('faults within a few seconds are sent in one call, and a repeated fault is one report with a count', async () => {
  noteAnswerFault();
  noteAnswerFault('page');
  noteAnswerFault();
  await vi.advanceTimersByTimeAsync(5000);
  expect(sentCalls.map((reports) => reports.map(({ place, count }) => [place, count]))).toEqual([
    [
      ['total', 2],
      ['page', 1],
    ],
  ]);
});

it('the count of a fault that recurs later is sent when the page is closed', async () => {
  noteAnswerFault();
  await vi.advanceTimersByTimeAsync(5000);
  noteAnswerFault();
  noteAnswerFault();
  await vi.advanceTimersByTimeAsync(5000);
  expect(sentCalls).toHaveLength(1);
  fireVisibilityChange();
  expect(sentCalls[1]?.map(({ kind, count }) => [kind, count])).toEqual([
    ['answer', 2],
    ['load', 1],
  ]);
});

it('the same fault on another screen is another report; a page that is hidden reports how its first screen loaded', async () => {
  noteAnswerFault();
  history.replaceState(null, '', '/demo/mypage/top');
  noteAnswerFault();
  await vi.advanceTimersByTimeAsync(5000);
  const hiddenSpy = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  fireVisibilityChange();
  expect(sentCalls).toHaveLength(1);
  hiddenSpy.mockReturnValue(true);
  fireVisibilityChange();
  const kindsAndScreens = sentCalls.flat().map(({ kind, screen }) => `${kind} ${screen}`);
  expect(kindsAndScreens).toEqual(['answer login', 'answer top', 'load login']);
});

it('a page sends at most 20 reports an hour, also when it is closed', async () => {
  for (let index = 0; index < 30; index += 1) noteAnswerFault(`field${index}`);
  await vi.advanceTimersByTimeAsync(5000);
  fireVisibilityChange();
  expect(sentCalls.map((reports) => reports.length)).toEqual([20]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  fireVisibilityChange();
  expect(sentCalls.map((reports) => reports.length)).toEqual([20, 11]);
});

it('a report that cannot be sent is dropped; a report of a lost connection is sent with the next report', async () => {
  isServerReachable = false;
  const error = new ApiError({ kind: 'network', flowId: '' });
  noteFault({ method: 'GET', url: '/notices?page=1', error });
  noteAnswerFault();
  await vi.advanceTimersByTimeAsync(5000);
  isServerReachable = true;
  noteAnswerFault('page');
  await vi.advanceTimersByTimeAsync(5000);
  expect(sentCalls.flat().map(({ kind, place }) => [kind, place])).toEqual([
    ['connection', undefined],
    ['answer', 'page'],
  ]);
});

it('without a connection, reports wait until the connection is back', async () => {
  const onLineSpy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  noteAnswerFault();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sentCalls).toHaveLength(0);
  onLineSpy.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(sentCalls).toHaveLength(1);
});

it('one error that reaches several listeners is one report', async () => {
  const error = new TypeError('no such thing');
  expect(faultEvents).toEqual(expect.arrayContaining(['error', 'unhandledrejection']));
  noteFault({ crash: error });
  noteFault(Object.assign(new Event('error'), { error }));
  noteFault(Object.assign(new Event('unhandledrejection'), { reason: error }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(sentCalls[0]).toMatchObject([{ kind: 'crash', name: 'TypeError', count: 1 }]);
});

const items = [{ code: '400-1-02-01', target: [], mapping: [] }];
it.each([
  ['a call that the portal cancelled', new ApiError({ kind: 'aborted', flowId: '' })],
  [
    'a code that the portal expects',
    new ApiError({ kind: 'http', status: 400, items, flowId: '' }),
  ],
])('%s is not reported', async (_name, error) => {
  noteFault({ method: 'POST', url: '/auth/login', error });
  await vi.advanceTimersByTimeAsync(5000);
  expect(sentCalls).toEqual([]);
});
