import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setPrepare } from '../../../src/shell/links/prepare.ts';
import {
  checkedReturnPath,
  rememberReturnPath,
  takeReturnPath,
} from '../../../src/shell/session/return-path.ts';

describe('the return path after a login', () => {
  beforeEach(() => history.replaceState(null, '', '/demo/mypage/'));

  it('is the requested page, once', async () => {
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
    expect(checkedReturnPath(path)).toBeUndefined();
  });

  it.each(['{', '"/user"', 'null', '7', '[]', '{"path":3}', '{"path":["/user"]}'])(
    'is the top page if the storage contains %s',
    async (stored) => {
      sessionStorage.setItem('returnPath.demo', stored);
      expect(await takeReturnPath()).toBe('/top');
    },
  );

  it('is prefetched by every step of the login', async () => {
    const entry = vi.fn<(address: string) => void>();
    setPrepare({ press: () => undefined, entry });
    sessionStorage.setItem('returnPath.demo', JSON.stringify({ path: '/user?of=customer' }));
    await takeReturnPath();
    await takeReturnPath();
    expect(entry.mock.calls).toEqual([['/user?of=customer'], ['/top']]);
  });

  it('has no owner if the stored owner is invalid', async () => {
    sessionStorage.setItem('returnPath.demo', JSON.stringify({ path: '/user', owner: ['aoba'] }));
    expect(await takeReturnPath()).toBe('/user');
  });

  it('does not mark the history entry of an unknown customer', () => {
    rememberReturnPath();
    expect(history.state).toBeNull();
  });
});
