import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  rememberLeftRow,
  listReturnState,
  useReturnToRow,
} from '../../../src/shell/links/return-to-row.ts';

/** A list with two rows, which may still be on their way, beside the heading of its page. */
function List({ areThere = true }: { areThere?: boolean }) {
  useReturnToRow(areThere);
  return (
    <>
      <h1 tabIndex={-1}>list</h1>
      <input aria-label="search" />
      {areThere ? (
        <>
          <a id="row-1" href="#1">
            one
          </a>
          <a id="row-2" href="#2">
            two
          </a>
        </>
      ) : null}
    </>
  );
}
const row = () => screen.getByText('two');
const focused = () => document.activeElement;

beforeEach(() => history.replaceState(null, '', '/demo/mypage/list?page=2'));

describe('a list that is left at a row', () => {
  it('tells the page that it leads to which list, and which row', () => {
    expect(rememberLeftRow('row-2')).toEqual({ list: '?page=2', leftAt: 'row-2' });
  });

  it('notes the row beside what the router keeps with the place, at the same address', () => {
    history.replaceState({ key: 'k', idx: 3 }, '', '/demo/mypage/list?page=2');
    rememberLeftRow('row-2');
    expect(history.state).toEqual({ key: 'k', idx: 3, leftAt: 'row-2' });
    expect(location.pathname + location.search).toBe('/demo/mypage/list?page=2');
  });

  it.each([null, 'text', 7])('notes it where another program has kept %j', (state) => {
    history.replaceState(state, '');
    rememberLeftRow('row-2');
    expect(history.state).toEqual({ leftAt: 'row-2' });
  });
});

it.each([
  [
    { list: '?page=2', leftAt: 'row-2', more: 1 },
    { list: '?page=2', leftAt: 'row-2' },
  ],
  [
    { list: '', leftAt: 'row-2' },
    { list: '', leftAt: 'row-2' },
  ],
  [{ list: 7, leftAt: 'row-2' }, undefined],
  [{ list: '' }, undefined],
  [{ leftAt: 'row-2' }, undefined],
  ['text', undefined],
  [null, undefined],
  [undefined, undefined],
])('a page that was led to with %j knows of the list %j', (state, place) => {
  expect(listReturnState(state)).toEqual(place);
});

describe('the way back to a list', () => {
  it('is to the row that was left, in the middle of the window', () => {
    const into = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    rememberLeftRow('row-2');
    render(<List />);
    expect(focused()).toBe(row());
    expect(into).toHaveBeenCalledExactlyOnceWith({ block: 'center' });
    expect(into.mock.contexts).toEqual([row()]);
  });

  it('is so by a link of the page, too', () => {
    history.replaceState({ key: 'k', usr: { list: '', leftAt: 'row-2' } }, '');
    const { rerender } = render(<List />);
    expect(focused()).toBe(row());
    expect(history.state).toEqual({ key: 'k', usr: { list: '', leftAt: 'row-2' } });
    // Once, though the place still says it: rows that come later are not what was left.
    act(() => row().blur());
    rerender(<List areThere={false} />);
    rerender(<List />);
    expect(focused()).toBe(document.body);
  });

  it('is to the row that Back finds, should a link have led to another before', () => {
    history.replaceState({ usr: { list: '', leftAt: 'row-1' }, leftAt: 'row-2' }, '');
    render(<List />);
    expect(focused()).toBe(row());
  });

  it('waits for the rows', () => {
    rememberLeftRow('row-2');
    const { rerender } = render(<List areThere={false} />);
    expect(focused()).toBe(document.body);
    rerender(<List />);
    expect(focused()).toBe(row());
  });

  it('takes the focus from the heading of the page, which has it first', () => {
    rememberLeftRow('row-2');
    const { rerender } = render(<List areThere={false} />);
    screen.getByRole('heading').focus();
    rerender(<List />);
    expect(focused()).toBe(row());
  });

  it('leaves whoever went elsewhere on the page meanwhile there', () => {
    const into = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    rememberLeftRow('row-2');
    const { rerender } = render(<List areThere={false} />);
    screen.getByLabelText('search').focus();
    rerender(<List />);
    expect(focused()).toBe(screen.getByLabelText('search'));
    expect(into).not.toHaveBeenCalled();
  });

  it('is gone once: nothing is left of it with the place, but what the router keeps', () => {
    history.replaceState({ key: 'k', usr: { from: 'top' } }, '', '/demo/mypage/list?page=2');
    rememberLeftRow('row-2');
    const { rerender } = render(<List />);
    expect(history.state).toEqual({ key: 'k', usr: { from: 'top' } });
    expect(location.search).toBe('?page=2');
    act(() => row().blur());
    rerender(<List areThere={false} />);
    rerender(<List />);
    expect(focused()).toBe(document.body);
  });

  it('leads nowhere if the row is not there any more, or if none was left', () => {
    rememberLeftRow('row-9');
    render(<List />).unmount();
    render(<List />);
    expect(focused()).toBe(document.body);
  });

  it('is left alone where nothing is noted', () => {
    history.replaceState({ key: 'k' }, '');
    const replaced = vi.spyOn(history, 'replaceState');
    render(<List />);
    expect(replaced).not.toHaveBeenCalled();
  });
});
