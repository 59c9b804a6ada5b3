import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/api/api-error.ts';
import {
  clearEarlyAnswers,
  fetchEarly,
  sendStoredRequests,
  storeRequestsForReload,
  takeEarlyAnswer,
} from '../../src/api/early.ts';
import { apiFetch } from '../../src/api/mutator.ts';
import { jsonAnswer, stubApi } from '../support/api.ts';
import { disableValidation } from '../support/wrong-answers.ts';

disableValidation();

const url = '/user/me';
const requestUser = (): Promise<unknown> => apiFetch(url, { method: 'GET' });

afterEach(() => clearEarlyAnswers());

it('only the next call gets an early answer', async () => {
  let callCount = 0;
  const sentRequests = stubApi({ 'GET /user/me': () => jsonAnswer({ count: (callCount += 1) }) });
  fetchEarly(url, requestUser);
  await vi.waitFor(() => expect(sentRequests).toHaveLength(1));
  expect(await requestUser()).toEqual({ count: 1 });
  expect(sentRequests).toHaveLength(1);
  expect(await requestUser()).toEqual({ count: 2 });
});

it.each([
  ['is not repeated while it is pending', 'first', 1],
  ['is repeated in another session', 'other', 2],
])('an early call %s', async (_, token, requestCount) => {
  const sentRequests = stubApi({ 'GET /user/me': () => jsonAnswer({}) });
  document.cookie = 'XSRF-TOKEN=first; path=/';
  fetchEarly(url, requestUser);
  document.cookie = `XSRF-TOKEN=${token}; path=/`;
  fetchEarly(url, requestUser);
  await requestUser();
  expect(sentRequests).toHaveLength(requestCount);
});

/** Stores the requests as the page before the reload does, and sends them as the reloaded page does. */
const reloadPage = (): void => {
  storeRequestsForReload(() => fetchEarly(url, requestUser), '/demo/mypage-api');
  sendStoredRequests('1.0.0');
};

it.each([
  ['an early answer', () => fetchEarly(url, requestUser)],
  ['a response after a reload', reloadPage],
])('%s is never used for a modifying call', async (_, sendEarly) => {
  const sentRequests = stubApi({
    'GET /user/me': () => jsonAnswer({}),
    'PUT /user/me': () => jsonAnswer({}),
  });
  document.cookie = 'XSRF-TOKEN=abc; path=/';
  sendEarly();
  await apiFetch(url, { method: 'PUT', body: '{}' });
  expect(sentRequests.map(({ method }) => method)).toEqual(['GET', 'PUT']);
});

it('after a failed early call, the call of the page fails', async () => {
  stubApi({ 'GET /user/me': () => new TypeError('fetch failed') });
  fetchEarly(url, requestUser);
  // An unhandled rejection would fail the test.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  await expect(requestUser()).rejects.toBeInstanceOf(ApiError);
});

it('an early answer cannot be used after 5 seconds, or after it was cleared', () => {
  stubApi({ 'GET /user/me': () => jsonAnswer({}) });
  vi.useFakeTimers();
  fetchEarly(url, requestUser);
  vi.advanceTimersByTime(5000);
  expect(takeEarlyAnswer(url)).toBeUndefined();
  vi.useRealTimers();
  fetchEarly(url, requestUser);
  clearEarlyAnswers();
  expect(takeEarlyAnswer(url)).toBeUndefined();
});

describe('the requests of a reloaded page', () => {
  it('are sent only once, after the reload', async () => {
    const sentRequests = stubApi({
      'GET /user/me': () => jsonAnswer({ count: sentRequests.length }),
    });
    storeRequestsForReload(() => fetchEarly(url, requestUser), '/demo/mypage-api');
    expect(sentRequests).toHaveLength(0);
    sendStoredRequests('1.0.0');
    expect(await requestUser()).toEqual({ count: 1 });
    expect(sentRequests).toHaveLength(1);
    expect(await requestUser()).toEqual({ count: 2 });
  });

  it.each([
    ['in another session', () => (document.cookie = 'XSRF-TOKEN=after-the-reload; path=/')],
    ['after five seconds', () => vi.advanceTimersByTime(5000)],
    ['after a logout', clearEarlyAnswers],
  ])('are sent again %s', async (_, changeSituation) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const sentRequests = stubApi({ 'GET /user/me': () => jsonAnswer({}) });
    reloadPage();
    changeSituation();
    await requestUser();
    vi.useRealTimers();
    expect(sentRequests).toHaveLength(2);
  });

  it('are cancelled with the call that takes the response', async () => {
    let signal: AbortSignal | null | undefined;
    vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
      signal = init.signal;
      return new Promise(() => undefined);
    });
    reloadPage();
    const controller = new AbortController();
    const call = apiFetch(url, { signal: controller.signal });
    await vi.waitFor(() => expect(window.sentRequests?.size).toBe(0));
    controller.abort();
    expect(signal?.aborted).toBe(true);
    call.catch(() => undefined);
  });
});
