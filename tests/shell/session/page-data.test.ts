import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeEarlyAnswer } from '../../../src/api/early.ts';
import { withIdempotencyKey } from '../../../src/api/idempotency.ts';
import { isSessionChanged, setSessionToken } from '../../../src/api/session-guard.ts';
import { mayBeLoggedIn, setLoginHint } from '../../../src/lib/login-hint.ts';
import { paths } from '../../../src/lib/paths.ts';
import { readStoredValue, storeValue } from '../../../src/lib/stored.ts';
import { openDialog } from '../../../src/shell/messages/dialog-store.ts';
import { prefetchUser } from '../../../src/shell/session/fetch-customer.ts';
import {
  claimHistoryEntry,
  currentOwnerKey,
  hashOf,
  isSameCustomer,
  ownerKeyOf,
  ownerOfHistoryEntry,
  pageCustomer,
} from '../../../src/shell/session/page-customer.ts';
import {
  resetSession,
  clearLinkSession,
  clearSession,
  onSessionEnd,
  pageSession,
} from '../../../src/shell/session/session.ts';
import {
  clearCustomerChange,
  takeCustomerChange,
  customerChangingStore,
  openTopPageInNewDocument,
  closePageOfCustomer,
} from '../../../src/shell/session/customer-change.ts';
import { jsonAnswer, stubApi } from '../../support/api.ts';

const aoba = { key: 'key-of-aoba', name: '株式会社青葉' };
const currentUser = {
  customerKey: 'key-of-aoba',
  customerName: '株式会社青葉',
  titleOfHonor: null,
};

beforeEach(() => {
  customerChangingStore.set(false);
  resetSession();
  history.replaceState(null, '', '/demo/mypage/top');
});

describe('the owner key of a customer', () => {
  it('is the customer key, or without a customer key a hash of the name', () => {
    expect(ownerKeyOf(aoba)).toBe('key-of-aoba');
    // These are known hashes of the function FNV-1a.
    expect(hashOf('')).toBe((0x811c9dc5).toString(36));
    expect(hashOf('foobar')).toBe((0xbf9cf968).toString(36));
    expect(ownerKeyOf({ key: undefined, name: 'foobar' })).toBe(`name-${hashOf('foobar')}`);
  });

  it('is known as soon as the page knows its customer', () => {
    expect(currentOwnerKey()).toBeUndefined();
    pageCustomer.set(aoba);
    expect(currentOwnerKey()).toBe('key-of-aoba');
  });

  it.each([
    ['the same key', aoba, { ...aoba, name: 'renamed' }, true],
    ['another key', aoba, { ...aoba, key: 'another' }, false],
    ['a key that a later answer adds', { ...aoba, key: undefined }, aoba, true],
    ['a key that a later answer lacks', aoba, { ...aoba, key: undefined }, true],
    ['another name without a key', { ...aoba, key: undefined }, { ...aoba, name: 'x' }, false],
  ])('decides if two customers are the same: %s', (_, firstCustomer, secondCustomer, isSame) => {
    expect(isSameCustomer(firstCustomer, secondCustomer)).toBe(isSame);
  });
});

describe('a history entry', () => {
  it.each([null, 'text', { customer: 7 }, { usr: {} }])('has no owner in the state %j', (state) => {
    history.replaceState(state, '');
    expect(ownerOfHistoryEntry()).toBeUndefined();
  });

  it('keeps the router’s state when the owner key is stored', () => {
    history.replaceState({ usr: { page: 2 }, idx: 3 }, '');
    claimHistoryEntry('key-of-aoba');
    expect(history.state).toEqual({ usr: { page: 2 }, idx: 3, customer: 'key-of-aoba' });
    expect(ownerOfHistoryEntry()).toBe('key-of-aoba');
  });

  it('is written only if its owner changes', () => {
    claimHistoryEntry('key-of-aoba');
    const replaceStateSpy = vi.spyOn(history, 'replaceState');
    claimHistoryEntry('key-of-aoba');
    expect(replaceStateSpy).not.toHaveBeenCalled();
    claimHistoryEntry('another');
    expect(ownerOfHistoryEntry()).toBe('another');
  });

  it('whose state is not an object can store the owner key', () => {
    history.replaceState('text', '');
    claimHistoryEntry('key-of-aoba');
    expect(history.state).toEqual({ customer: 'key-of-aoba' });
  });
});

describe('the end of a session', () => {
  const onEnd = vi.fn<() => void>();
  onSessionEnd(() => onEnd());

  beforeEach(() => {
    onEnd.mockClear();
    pageCustomer.set(aoba);
    pageSession.set({ kind: 'user', loginPath: '/somewhere' });
    storeValue('billSearchCondition', {});
    setSessionToken('another');
    stubApi({ 'GET /user/me': () => jsonAnswer(currentUser) });
    prefetchUser();
    closePageOfCustomer('key-of-another');
  });

  const expectCleared = (): void => {
    expect(onEnd).toHaveBeenCalledOnce();
    expect(pageCustomer.get()).toBeUndefined();
    expect(isSessionChanged()).toBe(false);
    expect(takeEarlyAnswer('/user/me')).toBeUndefined();
    expect(takeCustomerChange('key-of-aoba')).toBe(false);
  };
  const endedSession = { kind: 'none', loginPath: paths.login() };

  it('clears all data of the page, and the login hint', async () => {
    setLoginHint();
    clearSession();
    expectCleared();
    expect(pageSession.get()).toEqual(endedSession);
    expect(readStoredValue('billSearchCondition', (value) => value !== null)).toBeUndefined();
    // The test environment deletes a cookie a millisecond later.
    await expect.poll(mayBeLoggedIn).toBe(false);
  });

  it('of a link keeps the stored data and the login hint of the portal', () => {
    setLoginHint();
    clearLinkSession();
    expectCleared();
    expect(mayBeLoggedIn()).toBe(true);
    expect(pageSession.get()).toEqual(endedSession);
    expect(readStoredValue('billSearchCondition', (value) => value !== null)).toEqual({});
  });

  it('dismisses open dialogs', async () => {
    const { endPromise } = openDialog({ title: '確認', message: '変更を取り消しますか。' });
    clearSession();
    expect(await endPromise).toBe('dismissed');
  });

  it('forgets the idempotency key of an unanswered request', async () => {
    const sentKeys: (string | null)[] = [];
    const sendRequest = () =>
      withIdempotencyKey('/user/mail', { method: 'PUT', body: '{}' }, async (headers) => {
        sentKeys.push(headers.get('Idempotency-Key'));
        throw new TypeError('Failed to fetch');
      }).catch(() => undefined);
    await sendRequest();
    await sendRequest();
    resetSession();
    await sendRequest();
    expect(sentKeys[1]).toBe(sentKeys[0]);
    expect(sentKeys[2]).not.toBe(sentKeys[0]);
  });

  it('by another login keeps the login path of the page', () => {
    resetSession();
    expectCleared();
    expect(pageSession.get().loginPath).toBe('/somewhere');
  });
});

it('prefetchUser fetches user/me before the page needs the answer', async () => {
  const requests = stubApi({ 'GET /user/me': () => jsonAnswer(currentUser) });
  prefetchUser();
  expect(await takeEarlyAnswer('/user/me')).toEqual(currentUser);
  expect(requests).toHaveLength(1);
});

describe('a page that another customer’s page replaces', () => {
  it('dismisses open dialogs, and is reported once by the next page', async () => {
    const { endPromise } = openDialog({ title: '確認', message: '変更を取り消しますか。' });
    closePageOfCustomer('key-of-aoba');
    // A second change does not replace the first customer.
    closePageOfCustomer('key-of-another');
    expect(await endPromise).toBe('dismissed');
    expect(customerChangingStore.get()).toBe(true);
    expect(takeCustomerChange('key-of-another')).toBe(true);
    expect(takeCustomerChange('key-of-another')).toBe(false);
  });

  it('is not reported to the same customer', () => {
    closePageOfCustomer('key-of-aoba');
    expect(takeCustomerChange('key-of-aoba')).toBe(false);
    expect(takeCustomerChange('key-of-another')).toBe(false);
  });

  it('is forgotten at the next login', () => {
    closePageOfCustomer('key-of-aoba');
    clearCustomerChange();
    expect(takeCustomerChange('key-of-another')).toBe(false);
  });

  it('is replaced by the top page in a new document', () => {
    const replaceDocumentSpy = vi.spyOn(location, 'replace').mockReturnValue();
    openTopPageInNewDocument();
    expect(replaceDocumentSpy).toHaveBeenCalledExactlyOnceWith('/demo/mypage/top');
  });
});
