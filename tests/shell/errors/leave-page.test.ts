import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { paths } from '../../../src/lib/paths.ts';
import { readStored, writeStored } from '../../../src/lib/stored.ts';
import { applyDisposition, showErrorAt } from '../../../src/shell/errors/error-actions.ts';
import { setNavigate, toTop } from '../../../src/shell/links/navigation.ts';
import {
  closeMessage,
  messageStore,
  showMessage,
} from '../../../src/shell/messages/message-store.ts';
import { pageCustomer } from '../../../src/shell/session/page-customer.ts';
import { forgetReturnPath, takeReturnPath } from '../../../src/shell/session/return-path.ts';
import { pageSession } from '../../../src/shell/session/session.ts';
import { errorOf } from '../../support/error-of.ts';
import { speak } from '../../support/render.tsx';

/*
 * What an S8 error that redirects does: the target, the message there, and the stored return path.
 */

const navigate = vi.fn<(to: unknown, options?: unknown) => void>();

/** Of a link: the page after its login. */
const linkPlace = { page: 'downloadStatusHistory', search: '' };

/** The history entry as the router stores it. */
const comeTo = (path: string, state: unknown = null): void =>
  history.replaceState(state, '', `/demo/mypage${path}`);

beforeEach(async () => {
  await speak();
  navigate.mockClear();
  setNavigate(navigate);
  closeMessage();
  forgetReturnPath();
  pageCustomer.set(undefined);
  pageSession.set({ kind: 'user', loginPath: paths.login() });
  comeTo('/top');
});

describe('an error shown on another page', () => {
  it('redirects there with its message', async () => {
    showMessage({ status: 'error', message: 'before', hideContents: true });
    await showErrorAt(paths.login(), errorOf('403-1-00-01'));
    expect(messageStore.get()).toMatchObject({ status: 'error', hideTopLink: true });
    expect(messageStore.get()?.message).not.toBe('before');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/', {
      replace: true,
      state: { keepMessage: true },
    });
  });
});

describe('the end of a session', () => {
  it('is reported once for all failed calls', async () => {
    const error = errorOf('401-1-00-01');
    await Promise.all([applyDisposition('login', error), applyDisposition('login', error)]);
    expect(navigate).toHaveBeenCalledOnce();
  });

  it('can be reported again after the next login', async () => {
    await applyDisposition('login', errorOf('401-1-00-01'));
    await applyDisposition('login', errorOf('401-1-00-01'));
    expect(navigate).toHaveBeenCalledTimes(2);
  });

  it('is not reported after a link to the top page without a login', async () => {
    comeTo('/top', { usr: toTop });
    showMessage({ status: 'error', message: 'before' });
    await applyDisposition('login', errorOf('401-1-00-01'));
    expect(messageStore.get()).toBeNull();
    expect(navigate).toHaveBeenCalledOnce();
  });

  it.each([
    ['was logged in', { usr: toTop }, '401-1-00-01', { key: 'key-of-aoba', name: '株式会社青葉' }],
    ['is told something else', { usr: toTop }, '401-1-07-01', undefined],
    ['came by another link', { usr: { keepMessage: true } }, '401-1-00-01', undefined],
    ['came by a link without a state', { usr: null }, '401-1-00-01', undefined],
    ['came by no link', { idx: 0 }, '401-1-00-01', undefined],
    ['came by the address', null, '401-1-00-01', undefined],
    ['came by another program’s doing', 'toTop', '401-1-00-01', undefined],
    ['came by a state that is no object', { usr: 'toTop' }, '401-1-00-01', undefined],
  ])('is reported if the customer %s', async (_, state, code, customer) => {
    comeTo('/top', state);
    pageCustomer.set(customer);
    await applyDisposition('login', errorOf(code));
    expect(messageStore.get()).toMatchObject({ status: 'error', hideTopLink: true });
  });

  it('is reported if the answer has another code, too', async () => {
    comeTo('/top', { usr: toTop });
    await applyDisposition('login', errorOf('401-1-00-01', '403-1-00-01'));
    expect(messageStore.get()).not.toBeNull();
  });

  it('is reported if the answer is unreadable', async () => {
    comeTo('/top', { usr: toTop });
    await applyDisposition('login', new ApiError({ kind: 'malformed', status: 401, flowId: 'f' }));
    expect(messageStore.get()).not.toBeNull();
  });

  it('returns to the page after the login', async () => {
    comeTo('/user?edit=1');
    await applyDisposition('login', errorOf('401-1-00-01'));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/', {
      replace: true,
      state: { keepMessage: true },
    });
    expect(pageSession.get().kind).toBe('none');
    expect(await takeReturnPath()).toBe('/user?edit=1');
  });

  it('of a link redirects to the login of the link, which knows the page', async () => {
    const loginPath = paths.downloadLogin('token-of-the-tests');
    comeTo(`${paths.downloadList('token-of-the-tests')}?page=2`);
    pageSession.set({ kind: 'download', loginPath });
    await applyDisposition('login', errorOf('401-1-00-01'));
    expect(navigate).toHaveBeenCalledExactlyOnceWith(loginPath, {
      replace: true,
      state: { linkPlace: { page: 'downloadList', search: '?page=2' }, keepMessage: true },
    });
    expect(pageSession.get().kind).toBe('none');
    // It is no page of the portal's own login.
    expect(await takeReturnPath()).toBe(paths.top());
  });

  it('of a link keeps the portal’s stored data; of the portal clears it', async () => {
    writeStored('billSearchCondition', ['kept']);
    pageSession.set({ kind: 'download', loginPath: paths.downloadLogin('t') });
    await applyDisposition('login', errorOf('401-1-00-01'));
    expect(readStored('billSearchCondition', Array.isArray)).toEqual(['kept']);
    pageSession.set({ kind: 'user', loginPath: paths.login() });
    await applyDisposition('login', errorOf('401-1-00-01'));
    expect(readStored('billSearchCondition', Array.isArray)).toBeUndefined();
  });

  it('does not leave the login of a link because of a late answer', async () => {
    const loginPath = paths.downloadLogin('token-of-the-tests');
    comeTo(loginPath, { usr: { linkPlace } });
    pageSession.set({ kind: 'none', loginPath: paths.login() });
    await applyDisposition('login', errorOf('401-1-00-01'));
    // The page that was asked for before the login is not forgotten.
    expect(navigate).toHaveBeenCalledExactlyOnceWith(loginPath, {
      replace: true,
      state: { linkPlace, keepMessage: true },
    });
  });

  it('leaves the login of a link for the login of a logged-in customer', async () => {
    comeTo(paths.downloadLogin('token-of-the-tests'), { usr: { linkPlace } });
    await applyDisposition('login', errorOf('401-1-00-01'));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/', {
      replace: true,
      state: { keepMessage: true },
    });
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
