import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { messageStore, showMessage } from '../../../src/shell/messages/message-store.ts';
import { jsonAnswer, noAnswer, deferred } from '../../support/api.ts';
import {
  historyPathsIn,
  examplePath,
  billId,
  exampleHistory,
  openHistoryPage,
} from './history-pages.tsx';

const pageNumberOf = (path: string): number =>
  Number(new URLSearchParams(path.split('?')[1]).get('page'));
/** An answer with one page of a history. The page has one change, whose remark is the page number. */
const pageAnswer = (page: number, total = 120): Response =>
  jsonAnswer({
    ...exampleHistory,
    items: exampleHistory.items.slice(0, 1).map((item) => ({ ...item, note: `${page}ページ目` })),
    total,
    page,
  });
const listReturnState = { list: '?page=2', pressedId: 'history-1' };
const findPage = (page: number) => screen.findByText(`${page}ページ目`);

describe('a pending page', () => {
  it('keeps the previous page visible and busy until the new page is loaded', async () => {
    const lastPage = deferred<Response>();
    openHistoryPage(({ path }) => (pageNumberOf(path) === 1 ? pageAnswer(1) : lastPage.promise));
    await findPage(1);
    await userEvent.click(screen.getByRole('button', { name: '最後' }));
    expect(screen.getByText('1ページ目').closest('[aria-busy="true"]')).toBeTruthy();
    expect(screen.getByText('120件中 1～50件')).toBeTruthy();
    lastPage.resolve(pageAnswer(3));
    expect((await findPage(3)).closest('[aria-busy="true"]')).toBeNull();
    expect(screen.getByText('120件中 101～120件')).toBeTruthy();
  });
});

describe('a page of a history', () => {
  it('has an entry in the browser history for Back and Forward, also if a shorter history had no such page', async () => {
    let total = 120;
    const answer = ({ path }: { path: string }) => pageAnswer(pageNumberOf(path), total);
    const requests = openHistoryPage(answer, examplePath, {}, listReturnState);
    await findPage(1);
    await userEvent.click(screen.getByRole('button', { name: '次の50件' }));
    await findPage(2);
    expect(location.search).toBe(`?billId=${billId}&page=2`);
    // The link back to the list still works.
    expect(history.state.usr).toEqual(listReturnState);
    total = 40;
    act(() => history.back());
    await findPage(1);
    expect(location.search).toBe(`?billId=${billId}`);
    expect(screen.queryByRole('navigation', { name: 'ページの移動' })).toBeNull();
    total = 120;
    act(() => history.forward());
    await findPage(2);
    expect(location.search).toBe(`?billId=${billId}&page=2`);
    expect(historyPathsIn(requests).map(pageNumberOf)).toEqual([1, 2, 1, 2]);
  });

  it('after the last page is replaced by the last page, in the same history entry, and keeps a message', async () => {
    openHistoryPage(
      ({ path }) => pageAnswer(pageNumberOf(path)),
      `${examplePath}&page=9`,
      {},
      listReturnState,
    );
    const historyLengthBefore = history.length;
    act(() => showMessage({ status: 'error', message: 'something' }));
    await findPage(3);
    expect(location.search).toBe(`?billId=${billId}&page=3`);
    expect(history.length).toBe(historyLengthBefore);
    expect(messageStore.get()?.message).toBe('something');
    // The link back to the list still works.
    expect(history.state.usr).toMatchObject(listReturnState);
  });

  it('removes a message about the previous page', async () => {
    openHistoryPage(({ path }) => (pageNumberOf(path) === 1 ? pageAnswer(1) : noAnswer()));
    await findPage(1);
    act(() => showMessage({ status: 'error', message: 'something' }));
    await userEvent.click(screen.getByRole('button', { name: '最後' }));
    await waitFor(() => expect(messageStore.get()).toBeNull());
  });
});
