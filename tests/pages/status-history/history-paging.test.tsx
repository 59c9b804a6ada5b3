import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { messageStore, showMessage } from '../../../src/shell/messages/message-store.ts';
import { jsonAnswer, noAnswer } from '../../support/api.ts';
import { callsTo, at, prepare, billId, given, open } from './history-pages.tsx';

beforeEach(prepare);

const pageIn = (path: string): number =>
  Number(new URLSearchParams(path.split('?')[1]).get('page'));
/** A page of 120 changes, with one that says which page it is. */
const pageOf = (page: number, total = 120): Response =>
  jsonAnswer({
    ...given,
    items: given.items.slice(0, 1).map((item) => ({ ...item, note: `${page}ページ目` })),
    total,
    page,
  });
const isThere = (page: number) => screen.findByText(`${page}ページ目`);

describe('a history that is on its way', () => {
  it('leaves the page before until it is there, and says that it is coming', async () => {
    let answer: (response: Response) => void = () => undefined;
    open(({ path }) =>
      pageIn(path) === 1
        ? pageOf(1)
        : new Promise<Response>((resolve) => {
            answer = resolve;
          }),
    );
    await isThere(1);
    await userEvent.click(screen.getByRole('button', { name: '最後' }));
    expect(screen.getByText('1ページ目').closest('[aria-busy="true"]')).toBeTruthy();
    expect(screen.getByText('120件中 1～50件')).toBeTruthy();
    answer(pageOf(3));
    expect((await isThere(3)).closest('[aria-busy="true"]')).toBeNull();
    expect(screen.getByText('120件中 101～120件')).toBeTruthy();
  });
});

describe('a page of a history', () => {
  it('is left by Back for the page before', async () => {
    const sent = open(({ path }) => pageOf(pageIn(path)));
    await isThere(1);
    await userEvent.click(screen.getByRole('button', { name: '次の50件' }));
    await isThere(2);
    expect(location.search).toBe(`?billId=${billId}&page=2`);
    act(() => history.back());
    await isThere(1);
    expect(location.search).toBe(`?billId=${billId}`);
    expect(callsTo(sent).map(pageIn)).toEqual([1, 2, 1]);
  });

  it('beyond the last gives way to the last: Back does not come to it again, and a message stays', async () => {
    const list = { list: '?page=2', leftAt: 'history-1' };
    open(({ path }) => pageOf(pageIn(path)), `${at}&page=9`, {}, list);
    const before = history.length;
    act(() => showMessage({ status: 'error', message: 'something' }));
    await isThere(3);
    expect(location.search).toBe(`?billId=${billId}&page=3`);
    expect(history.length).toBe(before);
    expect(messageStore.get()?.message).toBe('something');
    // The way back to the list is still known.
    expect(history.state.usr).toMatchObject(list);
  });

  it('is asked for by Forward, though there was none when the page before was shown last', async () => {
    let total = 120;
    open(({ path }) => pageOf(pageIn(path), total));
    await isThere(1);
    await userEvent.click(screen.getByRole('button', { name: '次の50件' }));
    await isThere(2);
    total = 40;
    act(() => history.back());
    await isThere(1);
    await waitFor(() =>
      expect(screen.queryByRole('navigation', { name: 'ページの移動' })).toBeNull(),
    );
    total = 120;
    act(() => history.forward());
    expect(await isThere(2)).toBeTruthy();
    expect(location.search).toBe(`?billId=${billId}&page=2`);
  });

  it('takes a message about the page before away', async () => {
    open(({ path }) => (pageIn(path) === 1 ? pageOf(1) : noAnswer()));
    await isThere(1);
    act(() => showMessage({ status: 'error', message: 'something' }));
    await userEvent.click(screen.getByRole('button', { name: '最後' }));
    await waitFor(() => expect(messageStore.get()).toBeNull());
  });
});
