import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setPrepare } from '../../../src/shell/links/prepare.ts';
import {
  checkedReturnPath,
  rememberReturnPath,
  takeReturnPath,
} from '../../../src/shell/session/return-path.ts';

describe('the way back after a login', () => {
  beforeEach(() => history.replaceState(null, '', '/demo/mypage/'));

  it('is the page that was asked for, once', async () => {
    history.replaceState(null, '', '/demo/mypage/bapPublishedBillAppSearch?keyword=a%20b#x');
    rememberReturnPath();
    history.replaceState(null, '', '/demo/mypage/');
    expect(await takeReturnPath()).toBe('/bapPublishedBillAppSearch?keyword=a%20b#x');
    expect(await takeReturnPath()).toBe('/top');
  });

  it('is the top page if none was asked for', async () => {
    expect(await takeReturnPath()).toBe('/top');
  });

  it('is not that of another customer code', async () => {
    history.replaceState(null, '', '/plain/mypage/user');
    rememberReturnPath();
    history.replaceState(null, '', '/demo/mypage/');
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
    expect(checkedReturnPath(path)).toBeUndefined();
  });

  it.each(['{', '"/user"', 'null', '7', '[]', '{"path":3}', '{"path":["/user"]}'])(
    'is the top page if the storage holds %s',
    async (stored) => {
      sessionStorage.setItem('returnPath.demo', stored);
      expect(await takeReturnPath()).toBe('/top');
    },
  );

  it('is asked for as soon as it is known, by whichever step of the login leads there', async () => {
    const entry = vi.fn<(address: string) => void>();
    setPrepare({ press: () => undefined, entry });
    sessionStorage.setItem('returnPath.demo', JSON.stringify({ path: '/user?of=customer' }));
    await takeReturnPath();
    await takeReturnPath();
    expect(entry.mock.calls).toEqual([['/user?of=customer'], ['/top']]);
  });

  it('is nobody’s if the storage names an owner that is none', async () => {
    sessionStorage.setItem('returnPath.demo', JSON.stringify({ path: '/user', owner: ['aoba'] }));
    expect(await takeReturnPath()).toBe('/user');
  });

  it('is kept without a mark on the page while nobody knows whose it is', () => {
    rememberReturnPath();
    expect(history.state).toBeNull();
  });

  it('stays inside, whatever was put into the storage', async () => {
    sessionStorage.setItem('returnPath.demo', JSON.stringify({ path: '//evil.example/x' }));
    expect(await takeReturnPath()).toBe('/top');
  });
});
