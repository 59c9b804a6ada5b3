import { beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareEntry, prepareFor, setPrepare } from '../../../src/shell/links/prepare.ts';
import { LINK_GUARD_MS } from '../../../src/ui/use-click-guard.ts';
import { renderPages, speak } from '../../support/render.tsx';

beforeEach(() => speak());

describe('early fetches for the next page', () => {
  const press = vi.fn<(path: string) => void>();
  const entry = vi.fn<(address: string) => void>();
  const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
  let now = 5000;

  beforeEach(() => {
    press.mockReset();
    entry.mockReset();
    now = 5000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    setPrepare({ press, entry });
  });

  it('start once for a press and its click, and again for a later press', () => {
    prepareFor('/top', plain);
    now += LINK_GUARD_MS - 1;
    prepareFor('/top', plain);
    expect(press).toHaveBeenCalledOnce();
    now += 1;
    prepareFor('/top', plain);
    expect(press.mock.calls).toEqual([['/top'], ['/top']]);
  });

  it('start for another link at once', () => {
    for (const path of ['/top', '/user', '/top']) prepareFor(path, plain);
    expect(press.mock.calls).toEqual([['/top'], ['/user'], ['/top']]);
  });

  it('use the handler that was set last', () => {
    prepareFor('/top', plain);
    setPrepare({ press, entry });
    prepareFor('/top', plain);
    expect(press).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['leads to the open page', '/open', {}],
    ['has more than a path', { pathname: '/top' }, {}],
    ['is the right button’s', '/top', { button: 2 }],
    ['opens a tab', '/top', { ctrlKey: true }],
    ['opens a tab on a Mac', '/top', { metaKey: true }],
    ['opens a window', '/top', { shiftKey: true }],
    ['saves the page', '/top', { altKey: true }],
  ])('do not start for a press that %s', (_, to, keys) => {
    renderPages({ pages: { '*': null }, at: '/open' });
    prepareFor(to, { ...plain, ...keys });
    expect(press).not.toHaveBeenCalled();
  });

  it('use the whole address after a login', () => {
    prepareEntry('/top?x=1');
    expect(entry).toHaveBeenCalledExactlyOnceWith('/top?x=1');
  });
});
