import { beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareEntry, prepareFor, setPrepare } from '../../../src/shell/links/prepare.ts';
import { LINK_GUARD_MS } from '../../../src/ui/use-click-guard.ts';
import { renderPages, speak } from '../../support/render.tsx';

beforeEach(() => speak());

describe('what a page will show', () => {
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

  it('is asked for once for a press and its click, and anew for a later one', () => {
    prepareFor('/top', plain);
    now += LINK_GUARD_MS - 1;
    prepareFor('/top', plain);
    expect(press).toHaveBeenCalledOnce();
    now += 1;
    prepareFor('/top', plain);
    expect(press.mock.calls).toEqual([['/top'], ['/top']]);
  });

  it('is asked for at once where the press is of another link', () => {
    for (const path of ['/top', '/user', '/top']) prepareFor(path, plain);
    expect(press.mock.calls).toEqual([['/top'], ['/user'], ['/top']]);
  });

  it('is asked for by whoever can from then on', () => {
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
  ])('is not asked for by a press that %s', (_, to, keys) => {
    renderPages({ pages: { '*': null }, at: '/open' });
    prepareFor(to, { ...plain, ...keys });
    expect(press).not.toHaveBeenCalled();
  });

  it('is asked for by its whole address where a login leads to it', () => {
    prepareEntry('/top?x=1');
    expect(entry).toHaveBeenCalledExactlyOnceWith('/top?x=1');
  });
});
