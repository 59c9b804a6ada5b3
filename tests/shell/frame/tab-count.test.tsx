import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { getPendingCount } from '../../../src/api/pending.ts';
import { savedFiles } from '../../../src/shell/downloads/saved-files.ts';
import { LoggedInLayout } from '../../../src/shell/frame/LoggedInLayout.tsx';
import { useBillCounts } from '../../../src/shell/frame/header/use-bill-counts.ts';
import { messageStore } from '../../../src/shell/messages/message-store.ts';
import { errorAnswer, jsonAnswer, noAnswer } from '../../support/api.ts';
import { nextTask, showPages, me } from '../show-pages.tsx';

function LatePart() {
  const { counts, hasFailed } = useBillCounts();
  return <p>{hasFailed ? 'no number' : `number ${counts?.notDownloadedCount}`}</p>;
}

/** A page that reads the number later than the frame. */
function LatePage() {
  const [isMounted, setIsMounted] = useState(false);
  return isMounted ? <LatePart /> : <button onClick={() => setIsMounted(true)}>mount</button>;
}

type Answer = () => Response | Promise<Response> | Error;
const days = { today: '2026-11-22', deadlineSoonTo: '2026-11-29' };
const count =
  (notDownloadedCount: number): Answer =>
  () =>
    jsonAnswer({ notDownloadedCount, deadlineSoonCount: 0, ...days });

/** Opens a page; the last answer repeats. Returns the mock that answers. */
const open = (...answers: [Answer, ...Answer[]]) => {
  const counts = vi.fn<Answer>(answers.at(-1));
  for (const answer of answers.slice(0, -1)) counts.mockImplementationOnce(answer);
  showPages({
    layout: <LoggedInLayout />,
    pages: { '/top': <LatePage />, '/user': <h1>another page</h1> },
    outside: { '/': <h1>the login</h1>, '/error': <h1>the error page</h1> },
    at: '/top',
    answers: { ...me, 'GET /bills/counts': counts },
  });
  return counts;
};
const findTab = () => screen.findByRole('link', { name: '明細の確認' });
const descriptionOf = (link: HTMLElement) =>
  document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent;
const saveFile = (): void => act(() => savedFiles.set(savedFiles.get() + 1));
const pressOtherTab = () => userEvent.click(screen.getByRole('link', { name: 'ご登録情報' }));

describe('the number of new bills on the tab', () => {
  it.each([
    [99, '99'],
    [1284, '99+'],
  ])(
    'is displayed up to 99, and described in words to screen readers: %s',
    async (number, text) => {
      open(count(number));
      const countElement = await screen.findByText(text);
      expect(countElement.getAttribute('aria-hidden')).toBe('true');
      expect(descriptionOf(await findTab())).toBe(`未ダウンロードの明細が${number}件あります`);
    },
  );

  it('is fetched without the loading overlay', async () => {
    const counts = open(noAnswer);
    await waitFor(() => expect(counts).toHaveBeenCalledOnce());
    await waitFor(() => expect(getPendingCount()).toBe(0));
    expect(screen.getByRole('button', { name: 'mount' })).toBeTruthy();
  });

  it('appears without moving the focus from its tab, and is not displayed if it is 0', async () => {
    const counts = open(count(0), count(4));
    await waitFor(() => expect(counts).toHaveBeenCalledOnce());
    const link = await findTab();
    expect(link.textContent).toBe('明細の確認');
    link.focus();
    saveFile();
    await screen.findByText('4');
    expect(document.activeElement).toBe(link);
  });

  it('is fetched once per page and after each saved file', async () => {
    const counts = open(count(3), count(3), count(2));
    await screen.findByText('3');
    expect(counts).toHaveBeenCalledOnce();
    await pressOtherTab();
    await screen.findByText('another page');
    await waitFor(() => expect(counts).toHaveBeenCalledTimes(2));
    saveFile();
    expect(await screen.findByText('2')).toBeTruthy();
    expect(counts).toHaveBeenCalledTimes(3);
  });

  it('is fetched again if a file is saved while a fetch is running', async () => {
    const counts = open(count(3), noAnswer, count(1));
    await screen.findByText('3');
    saveFile();
    await waitFor(() => expect(counts).toHaveBeenCalledTimes(2));
    saveFile();
    expect(await screen.findByText('1')).toBeTruthy();
    expect(counts).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['number 3', count(3)],
    ['no number', () => errorAnswer('500-1-00-01')],
  ])('is not fetched again by a component that mounts later: %s', async (text, answer) => {
    const counts = open(answer);
    await waitFor(() => expect(counts).toHaveBeenCalledOnce());
    await act(nextTask);
    await userEvent.click(screen.getByRole('button', { name: 'mount' }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(counts).toHaveBeenCalledOnce();
  });

  it.each([
    ['a code of the server', () => errorAnswer('500-1-00-01')],
    ['an operation that an older server does not have', () => errorAnswer('404-1-00-01')],
    ['no code', () => jsonAnswer({ error: 'x' }, 503)],
    ['no answer', () => new TypeError('fetch failed')],
    ['no number', () => jsonAnswer({ ...days, notDownloadedCount: 'many', deadlineSoonCount: 0 })],
  ])('is left out without a message if the call fails: %s', async (_, answer) => {
    // The portal reports an answer that breaks the contract.
    vi.spyOn(console, 'warn').mockReturnValue();
    const counts = open(answer);
    await waitFor(() => expect(counts).toHaveBeenCalledOnce());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect((await findTab()).textContent).toBe('明細の確認');
    expect(screen.getByRole('button', { name: 'mount' })).toBeTruthy();
    expect(messageStore.get()).toBeNull();
  });

  it('is removed when a later fetch fails', async () => {
    open(count(5), () => errorAnswer('500-1-00-01'));
    await screen.findByText('5');
    await pressOtherTab();
    await waitFor(() => expect(screen.queryByText('5')).toBeNull());
  });
});
