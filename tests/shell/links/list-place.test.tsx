import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  rememberLeftRow,
  listReturnState,
  useReturnToRow,
} from '../../../src/shell/links/return-to-row.ts';

/** A list with two rows, which may still be loading, and the heading of its page. */
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

describe('leaving a list at a row', () => {
  it('passes the list’s query and the row to the next page', () => {
    expect(rememberLeftRow('row-2')).toEqual({ list: '?page=2', leftAt: 'row-2' });
  });

  it('stores the row in the history entry without changing its address', () => {
    history.replaceState({ key: 'k', idx: 3 }, '', '/demo/mypage/list?page=2');
    rememberLeftRow('row-2');
    expect(history.state).toEqual({ key: 'k', idx: 3, leftAt: 'row-2' });
    expect(location.pathname + location.search).toBe('/demo/mypage/list?page=2');
  });

  it.each([null, 'text', 7])('stores the row if the history entry has the state %j', (state) => {
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
])('reads the navigation state %j as %j', (state, place) => {
  expect(listReturnState(state)).toEqual(place);
});

describe('returning to a list', () => {
  it('focuses the row and scrolls it into the middle', () => {
    const into = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    rememberLeftRow('row-2');
    render(<List />);
    expect(focused()).toBe(row());
    expect(into).toHaveBeenCalledExactlyOnceWith({ block: 'center' });
    expect(into.mock.contexts).toEqual([row()]);
  });

  it('works by a link of the page, too', () => {
    history.replaceState({ key: 'k', usr: { list: '', leftAt: 'row-2' } }, '');
    const { rerender } = render(<List />);
    expect(focused()).toBe(row());
    expect(history.state).toEqual({ key: 'k', usr: { list: '', leftAt: 'row-2' } });
    // Only once, although the entry still has the row: later rows were not the ones that were left.
    act(() => row().blur());
    rerender(<List areThere={false} />);
    rerender(<List />);
    expect(focused()).toBe(document.body);
  });

  it('prefers the row of the history entry to the row of the link', () => {
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

  it('takes the focus from the heading of the page', () => {
    rememberLeftRow('row-2');
    const { rerender } = render(<List areThere={false} />);
    screen.getByRole('heading').focus();
    rerender(<List />);
    expect(focused()).toBe(row());
  });

  it('leaves the focus alone if the customer has moved it', () => {
    const into = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    rememberLeftRow('row-2');
    const { rerender } = render(<List areThere={false} />);
    screen.getByLabelText('search').focus();
    rerender(<List />);
    expect(focused()).toBe(screen.getByLabelText('search'));
    expect(into).not.toHaveBeenCalled();
  });

  it('focuses the row once, and removes it from the history entry', () => {
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

  it('does nothing if the row is missing or unknown', () => {
    rememberLeftRow('row-9');
    render(<List />).unmount();
    render(<List />);
    expect(focused()).toBe(document.body);
  });

  it('does not change the history entry without a row', () => {
    history.replaceState({ key: 'k' }, '');
    const replaced = vi.spyOn(history, 'replaceState');
    render(<List />);
    expect(replaced).not.toHaveBeenCalled();
  });
});
