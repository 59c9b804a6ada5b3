import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setEarlyFetch } from '../../../src/shell/links/early-fetch.ts';
import { claimHistoryEntry, pageCustomer } from '../../../src/shell/session/page-customer.ts';
import { resetSession } from '../../../src/shell/session/session.ts';
import { errorAnswer, jsonAnswer, stubApi } from '../../support/api.ts';
import { collectContractWarnings } from '../../support/wrong-answers.ts';
import {
  checkReturnPath,
  rememberReturnPath,
  takeReturnPath,
} from '../../../src/shell/session/return-path.ts';

describe('the return path after a login', () => {
  it('is the requested page the first time, and the top page afterwards', async () => {
    history.replaceState(null, '', '/demo/mypage/bapPublishedBillAppSearch?keyword=a%20b#x');
    rememberReturnPath();
    history.replaceState(null, '', '/demo/mypage/');
    expect(await takeReturnPath()).toBe('/bapPublishedBillAppSearch?keyword=a%20b#x');
    expect(await takeReturnPath()).toBe('/top');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/../../evil',
    '/../../plain/mypage/user',
    '/%2e%2e/x/../../../x',
    'javascript:alert(1)',
    'user',
    '',
    '/',
    '/logout',
    '/logout/',
    '/logout//?x=1',
    '/LOGOUT',
    '/Logout/',
    '/%6cogout',
    '/%6C%4FGOUT#x',
    '/x/../logout',
    '/%2e%2E/mypage/./logout',
    '/\\logout',
    '/lo\ngout',
    '/%E0%A4%A',
    '/Error/?code=500-1-00-01',
    '/error?code=500-1-00-01',
    '//',
  ])('is never %j', (path) => {
    expect(checkReturnPath(path)).toBeUndefined();
  });

  it.each(['{', '"/user"', 'null', '7', '[]', '{"path":3}', '{"path":["/user"]}'])(
    'is the top page if the storage contains %s',
    async (storedText) => {
      sessionStorage.setItem('returnPath.demo', storedText);
      expect(await takeReturnPath()).toBe('/top');
    },
  );

  it('is prefetched', async () => {
    const prefetchMock = vi.fn<(address: string) => void>();
    setEarlyFetch({ onPress: () => undefined, onLogin: prefetchMock });
    sessionStorage.setItem('returnPath.demo', JSON.stringify({ path: '/user?of=customer' }));
    await takeReturnPath();
    await takeReturnPath();
    expect(prefetchMock.mock.calls).toEqual([['/user?of=customer'], ['/top']]);
  });

  it('has no owner if the stored owner is invalid', async () => {
    sessionStorage.setItem('returnPath.demo', JSON.stringify({ path: '/user', owner: ['aoba'] }));
    expect(await takeReturnPath()).toBe('/user');
  });

  it('is stored without changing the history entry if the customer is unknown', () => {
    rememberReturnPath();
    expect(history.state).toBeNull();
  });
});

describe('the page on which a customer’s session ended', () => {
  const searchPath = '/bapPublishedBillAppSearch?keyword=secret';
  const userAnswer = (customerKey: string) => () =>
    jsonAnswer({ customerKey, customerName: '株式会社青葉', titleOfHonor: null });
  const otherCustomer = { key: 'key-of-another', name: '株式会社若葉' };

  /**
   * Ends a session on a page with a search.
   *
   * @param ownerKey the owner key in the history entry of the page
   */
  const endSession = (ownerKey?: string): void => {
    history.replaceState(null, '', `/demo/mypage${searchPath}`);
    if (ownerKey !== undefined) claimHistoryEntry(ownerKey);
    rememberReturnPath();
    history.replaceState(null, '', '/demo/mypage/');
    pageCustomer.set(undefined);
  };

  beforeEach(resetSession);

  it('opens only if a new call of /user/me returns the same customer', async () => {
    for (const [customerKey, path] of [
      ['key-of-another', '/top'],
      ['key-of-aoba', searchPath],
    ] as const) {
      resetSession();
      const requests = stubApi({ 'GET /user/me': userAnswer(customerKey) });
      endSession('key-of-aoba');
      expect(await takeReturnPath()).toBe(path);
      expect(requests).toHaveLength(1);
    }
  });

  it('belongs to the customer who opened the page, not to the customer of a later login', async () => {
    stubApi({ 'GET /user/me': userAnswer('key-of-aoba') });
    pageCustomer.set(otherCustomer);
    endSession('key-of-aoba');
    expect(await takeReturnPath()).toBe(searchPath);
  });

  it('belongs to the current customer if no customer has claimed its history entry yet', async () => {
    stubApi({ 'GET /user/me': userAnswer('key-of-aoba') });
    pageCustomer.set(otherCustomer);
    endSession();
    expect(await takeReturnPath()).toBe('/top');
  });

  it.each([
    ['no answer', () => new TypeError('Failed to fetch')],
    ['an error', () => errorAnswer('402-1-00-01')],
    ['an empty answer', () => jsonAnswer({})],
  ])('does not open if user/me returns %s', async (_, answer) => {
    collectContractWarnings();
    stubApi({ 'GET /user/me': answer });
    endSession('key-of-aoba');
    expect(await takeReturnPath()).toBe('/top');
    expect(await takeReturnPath()).toBe('/top');
  });

  it('opens for every customer if the page belongs to no customer, as the page of a mailed link', async () => {
    stubApi({});
    endSession();
    expect(await takeReturnPath()).toBe(searchPath);
  });
});
