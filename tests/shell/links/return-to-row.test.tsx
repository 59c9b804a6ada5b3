import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  readListPosition,
  rememberPressedRow,
  useReturnToRow,
  useRowLink,
} from '../../../src/shell/links/return-to-row.ts';
import { renderPages } from '../../support/render.tsx';
import { clickAndReportFollowed } from './click-and-report-followed.ts';
import { findAddressPage, AddressPage } from './address-page.tsx';

/** A list with two rows, which may still be loading, and the heading of its page. */
function ListWithRows({ isLoaded = true }: { isLoaded?: boolean }) {
  useReturnToRow(isLoaded);
  const renderRow = (id: string) => (
    <a key={id} id={id} href={`#${id}`}>
      {id}
    </a>
  );
  return (
    <>
      <h1 tabIndex={-1}>list</h1>
      <input aria-label="search" />
      {isLoaded ? [renderRow('row-1'), renderRow('row-2')] : null}
    </>
  );
}
const getRow = () => screen.getByText('row-2');
const getFocusedElement = () => document.activeElement;
const reloadRows = (rerender: ReturnType<typeof render>['rerender']): void => {
  act(() => getRow().blur());
  rerender(<ListWithRows isLoaded={false} />);
  rerender(<ListWithRows />);
};

beforeEach(() => history.replaceState(null, '', '/demo/mypage/list?page=2'));

describe('leaving a list at a row', () => {
  it('passes the list’s query and the row to the next page', () => {
    expect(rememberPressedRow('row-2')).toEqual({ list: '?page=2', pressedId: 'row-2' });
  });

  it.each([{ key: 'k', idx: 3 }, null, 'text', 7])(
    'stores the row in the history entry with the state %j, at the same address',
    (state) => {
      history.replaceState(state, '');
      rememberPressedRow('row-2');
      expect(history.state).toEqual({
        ...Object(typeof state === 'object' && state),
        pressedId: 'row-2',
      });
      expect(location.pathname + location.search).toBe('/demo/mypage/list?page=2');
    },
  );
});

const returnState = { list: '?page=2', pressedId: 'row-2' };
it.each([
  [{ ...returnState, more: 1 }, returnState],
  [
    { ...returnState, list: '' },
    { ...returnState, list: '' },
  ],
  [{ ...returnState, list: 7 }, undefined],
  [{ list: '' }, undefined],
  [{ pressedId: 'row-2' }, undefined],
  ['text', undefined],
  [null, undefined],
  [undefined, undefined],
])('a list reads the navigation state %j as %j', (state, expectedState) => {
  expect(readListPosition(state)).toEqual(expectedState);
});

describe('returning to a list', () => {
  it('focuses and centres the row once, and removes the row from the history entry', () => {
    const scrollSpy = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    history.replaceState({ key: 'k', usr: { from: 'top' } }, '', '/demo/mypage/list?page=2');
    rememberPressedRow('row-2');
    const { rerender } = render(<ListWithRows />);
    expect(getFocusedElement()).toBe(getRow());
    expect(scrollSpy).toHaveBeenCalledExactlyOnceWith({ block: 'center' });
    expect(scrollSpy.mock.contexts).toEqual([getRow()]);
    expect(history.state).toEqual({ key: 'k', usr: { from: 'top' } });
    expect(location.search).toBe('?page=2');
    reloadRows(rerender);
    expect(getFocusedElement()).toBe(document.body);
  });

  it('by a link of the next page focuses the row in the state of the link once', () => {
    const state = { key: 'k', usr: { list: '', pressedId: 'row-2' } };
    history.replaceState(state, '');
    const { rerender } = render(<ListWithRows />);
    expect(getFocusedElement()).toBe(getRow());
    expect(history.state).toEqual(state);
    reloadRows(rerender);
    expect(getFocusedElement()).toBe(document.body);
  });

  it('prefers the row of the history entry to the row of the link', () => {
    history.replaceState({ usr: { list: '', pressedId: 'row-1' }, pressedId: 'row-2' }, '');
    render(<ListWithRows />);
    expect(getFocusedElement()).toBe(getRow());
  });

  it.each([
    ['nothing', true, () => undefined],
    ['the heading of the page', true, () => screen.getByRole('heading').focus()],
    ['an element that the customer chose', false, () => screen.getByLabelText('search').focus()],
  ])('after loading, takes the focus from %s: %s', (_, isFocusTaken, focusElement) => {
    const scrollSpy = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    rememberPressedRow('row-2');
    const { rerender } = render(<ListWithRows isLoaded={false} />);
    focusElement();
    rerender(<ListWithRows />);
    expect(getFocusedElement()).toBe(isFocusTaken ? getRow() : screen.getByLabelText('search'));
    expect(scrollSpy).toHaveBeenCalledTimes(isFocusTaken ? 1 : 0);
  });

  it('changes nothing if the row is missing or unknown', () => {
    rememberPressedRow('row-9');
    render(<ListWithRows />).unmount();
    const replaceStateSpy = vi.spyOn(history, 'replaceState');
    render(<ListWithRows />);
    expect(getFocusedElement()).toBe(document.body);
    expect(replaceStateSpy).not.toHaveBeenCalled();
  });
});

describe('a press on a link in a row', () => {
  const prefetch = vi.fn<() => void>();
  const Rows = () => {
    const follow = useRowLink();
    return ['1', '2'].map((id) => (
      <a
        key={id}
        href={`#${id}`}
        onClick={(event) => follow({ id, path: `/row/${id}`, prefetch }, event)}
      >
        row {id}
      </a>
    ));
  };
  beforeEach(() => {
    renderPages({ pages: { '/': <Rows />, '/row/:id': <AddressPage /> }, at: '/?page=2' });
  });
  const getLink = (id: string) => screen.getByRole('link', { name: `row ${id}` });

  it('opens the page of the row once, with the return state, and prefetches its data', async () => {
    const historyLength = history.length;
    act(() => {
      expect(fireEvent.click(getLink('2'))).toBe(false);
      expect(fireEvent.click(getLink('2'))).toBe(false);
    });
    await findAddressPage('/row/2 {"list":"?page=2","pressedId":"2"}');
    expect(prefetch).toHaveBeenCalledOnce();
    expect(history.length).toBe(historyLength + 1);
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('is handled by the browser if the event has %j', (eventOptions) => {
    expect(clickAndReportFollowed(getLink('1'), eventOptions)).toBe(true);
    expect(prefetch).not.toHaveBeenCalled();
  });
});
