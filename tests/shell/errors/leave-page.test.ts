import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { paths } from '../../../src/lib/paths.ts';
import { readStoredValue, storeValue } from '../../../src/lib/stored.ts';
import { applyDisposition, showErrorAt } from '../../../src/shell/errors/error-actions.ts';
import { setNavigate, topLinkState } from '../../../src/shell/links/navigation.ts';
import { messageStore, showMessage } from '../../../src/shell/messages/message-store.ts';
import { pageCustomer } from '../../../src/shell/session/page-customer.ts';
import { clearReturnPath, takeReturnPath } from '../../../src/shell/session/return-path.ts';
import { pageSession } from '../../../src/shell/session/session.ts';
import { errorOf } from '../../support/error-of.ts';

const navigate = vi.fn<(to: unknown, options?: unknown) => void>();

const linkPlace = { page: 'downloadStatusHistory', search: '' };

const openAt = (path: string, state: unknown = null): void =>
  history.replaceState(state, '', `/demo/mypage${path}`);

const topEntry = { usr: topLinkState };
const loginNavigation = ['/', { replace: true, state: { keepMessage: true } }] as const;
const endSession = (...codes: string[]) =>
  applyDisposition('login', errorOf(...(codes.length > 0 ? codes : ['401-1-00-01'])));

beforeEach(() => {
  setNavigate(navigate);
  clearReturnPath();
  pageSession.set({ kind: 'user', loginPath: paths.login() });
  openAt('/top');
});

describe('an error shown on another page', () => {
  it('redirects to the other page, which shows the message of the error', async () => {
    showMessage({ status: 'error', message: 'before', hidesContents: true });
    await showErrorAt(paths.login(), errorOf('403-1-00-01'));
    expect(messageStore.get()).toMatchObject({ status: 'error', hidesTopLink: true });
    expect(messageStore.get()?.message).not.toBe('before');
    expect(navigate).toHaveBeenCalledExactlyOnceWith(...loginNavigation);
  });
});

describe('the end of a session', () => {
  it('is reported once for all failed calls', async () => {
    await Promise.all([endSession(), endSession()]);
    expect(navigate).toHaveBeenCalledOnce();
    // A later session may end, too.
    await endSession();
    expect(navigate).toHaveBeenCalledTimes(2);
  });

  it('is not reported if a visitor without a login used a link to the top page', async () => {
    openAt('/top', topEntry);
    showMessage({ status: 'error', message: 'before' });
    await endSession();
    expect(messageStore.get()).toBeNull();
    expect(navigate).toHaveBeenCalledOnce();
  });

  it.each([
    ['was logged in', topEntry, '401-1-00-01', { key: 'key-of-aoba', name: '株式会社青葉' }],
    ['gets another error code', topEntry, '401-1-00-02', undefined],
    ['used another link', { usr: { keepMessage: true } }, '401-1-00-01', undefined],
    ['used a link without a state', { usr: null }, '401-1-00-01', undefined],
    ['opened the address', null, '401-1-00-01', undefined],
    ['has a history state of another script', 'toTop', '401-1-00-01', undefined],
    ['used a link whose state is not an object', { usr: 'toTop' }, '401-1-00-01', undefined],
  ])('is reported if the customer %s', async (_, state, code, customer) => {
    openAt('/top', state);
    showMessage({ status: 'error', message: 'before', hidesContents: true });
    pageCustomer.set(customer);
    await endSession(code);
    expect(messageStore.get()).toMatchObject({ status: 'error', hidesTopLink: true });
    expect(messageStore.get()?.message).not.toBe('before');
  });

  it.each([
    ['has another code, too', errorOf('401-1-00-01', '403-1-00-01')],
    ['is unreadable', new ApiError({ kind: 'malformed', status: 401, flowId: 'f' })],
  ])('is reported if the answer %s', async (_, error) => {
    openAt('/top', topEntry);
    await applyDisposition('login', error);
    expect(messageStore.get()).not.toBeNull();
  });

  it('returns to the page after the login', async () => {
    openAt('/user?edit=1');
    await endSession();
    expect(navigate).toHaveBeenCalledExactlyOnceWith(...loginNavigation);
    expect(pageSession.get().kind).toBe('none');
    expect(await takeReturnPath()).toBe('/user?edit=1');
  });

  it('of a link redirects to the login of the link, which later returns to the page', async () => {
    const loginPath = paths.downloadLogin('token-of-the-tests');
    openAt(`${paths.downloadList('token-of-the-tests')}?page=2`);
    pageSession.set({ kind: 'download', loginPath });
    await endSession();
    expect(navigate).toHaveBeenCalledExactlyOnceWith(loginPath, {
      replace: true,
      state: { linkPlace: { page: 'downloadList', search: '?page=2' }, keepMessage: true },
    });
    expect(pageSession.get().kind).toBe('none');
    // The portal's login does not open this page.
    expect(await takeReturnPath()).toBe(paths.top());
  });

  it('of a link keeps the portal’s stored data, and the end of a portal session clears the data', async () => {
    storeValue('billSearchCondition', ['kept']);
    pageSession.set({ kind: 'download', loginPath: paths.downloadLogin('t') });
    await endSession();
    expect(readStoredValue('billSearchCondition', Array.isArray)).toEqual(['kept']);
    pageSession.set({ kind: 'user', loginPath: paths.login() });
    await endSession();
    expect(readStoredValue('billSearchCondition', Array.isArray)).toBeUndefined();
  });

  it('stays at the login of a link after a late answer', async () => {
    const loginPath = paths.downloadLogin('token-of-the-tests');
    openAt(loginPath, { usr: { linkPlace } });
    pageSession.set({ kind: 'none', loginPath: paths.login() });
    await endSession();
    // The page that opens after the login is still known.
    expect(navigate).toHaveBeenCalledExactlyOnceWith(loginPath, {
      replace: true,
      state: { linkPlace, keepMessage: true },
    });
  });

  it('leaves the login of a link for the login of a logged-in customer', async () => {
    openAt(paths.downloadLogin('token-of-the-tests'), { usr: { linkPlace } });
    await endSession();
    expect(navigate).toHaveBeenCalledExactlyOnceWith(...loginNavigation);
  });
});

describe('an answer without a code', () => {
  it('redirects to the error page without a message', async () => {
    await applyDisposition('errorPage', new ApiError({ kind: 'http', status: 500, flowId: 'f' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/error?code=500-1-00-01', {
      replace: true,
      state: {},
    });
    expect(messageStore.get()).toBeNull();
  });
});
