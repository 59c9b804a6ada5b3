import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { getPendingCount } from '../../../src/api/pending.ts';
import { savedFileCount } from '../../../src/shell/downloads/saved-files.ts';
import { LoggedInLayout } from '../../../src/shell/frame/LoggedInLayout.tsx';
import { useBillCounts } from '../../../src/shell/frame/header/use-bill-counts.ts';
import { messageStore } from '../../../src/shell/messages/message-store.ts';
import { errorAnswer, jsonAnswer, noAnswer } from '../../support/api.ts';
import { nextTask, showPages, userAnswers } from '../show-pages.tsx';

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
const dates = { today: '2026-11-22', deadlineSoonTo: '2026-11-29' };
const countAnswer =
  (notDownloadedCount: number): Answer =>
  () =>
    jsonAnswer({ notDownloadedCount, deadlineSoonCount: 0, ...dates });

/** Opens the top page. The last answer repeats. Returns the mock that answers for the numbers. */
const openTopPage = (...answers: [Answer, ...Answer[]]) => {
  const countsMock = vi.fn<Answer>(answers.at(-1));
  for (const answer of answers.slice(0, -1)) countsMock.mockImplementationOnce(answer);
  showPages({
    layout: <LoggedInLayout />,
    pages: { '/top': <LatePage />, '/user': <h1>another page</h1> },
    outside: { '/': <h1>the login</h1>, '/error': <h1>the error page</h1> },
    at: '/top',
    answers: { ...userAnswers, 'GET /bills/counts': countsMock },
  });
  return countsMock;
};
const findTab = () => screen.findByRole('link', { name: '明細の確認' });
const descriptionOf = (link: HTMLElement) =>
  document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent;
const saveFile = (): void => act(() => savedFileCount.set(savedFileCount.get() + 1));
const pressOtherTab = () => userEvent.click(screen.getByRole('link', { name: 'ご登録情報' }));

describe('the number of new bills on the tab', () => {
  it.each([
    [99, '99'],
    [1284, '99+'],
  ])('is displayed up to 99, and described in words to screen readers: %s', async (count, text) => {
    openTopPage(countAnswer(count));
    const countElement = await screen.findByText(text);
    expect(countElement.getAttribute('aria-hidden')).toBe('true');
    expect(descriptionOf(await findTab())).toBe(`未ダウンロードの明細が${count}件あります`);
  });

  it('is fetched without the loading overlay', async () => {
    const countsMock = openTopPage(noAnswer);
    await waitFor(() => expect(countsMock).toHaveBeenCalledOnce());
    await waitFor(() => expect(getPendingCount()).toBe(0));
    expect(screen.getByRole('button', { name: 'mount' })).toBeTruthy();
  });

  it('appears without moving the focus, and is not displayed if there are no new bills', async () => {
    const countsMock = openTopPage(countAnswer(0), countAnswer(4));
    await waitFor(() => expect(countsMock).toHaveBeenCalledOnce());
    const link = await findTab();
    expect(link.textContent).toBe('明細の確認');
    link.focus();
    saveFile();
    await screen.findByText('4');
    expect(document.activeElement).toBe(link);
  });

  it('is fetched once per page and after each saved file', async () => {
    const countsMock = openTopPage(countAnswer(3), countAnswer(3), countAnswer(2));
    await screen.findByText('3');
    expect(countsMock).toHaveBeenCalledOnce();
    await pressOtherTab();
    await screen.findByText('another page');
    await waitFor(() => expect(countsMock).toHaveBeenCalledTimes(2));
    saveFile();
    expect(await screen.findByText('2')).toBeTruthy();
    expect(countsMock).toHaveBeenCalledTimes(3);
  });

  it('is fetched again if a file is saved while a fetch is running', async () => {
    const countsMock = openTopPage(countAnswer(3), noAnswer, countAnswer(1));
    await screen.findByText('3');
    saveFile();
    await waitFor(() => expect(countsMock).toHaveBeenCalledTimes(2));
    saveFile();
    expect(await screen.findByText('1')).toBeTruthy();
    expect(countsMock).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['number 3', countAnswer(3)],
    ['no number', () => errorAnswer('500-1-00-01')],
  ])('is not fetched again by a component that mounts later: %s', async (text, answer) => {
    const countsMock = openTopPage(answer);
    await waitFor(() => expect(countsMock).toHaveBeenCalledOnce());
    await act(nextTask);
    await userEvent.click(screen.getByRole('button', { name: 'mount' }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(countsMock).toHaveBeenCalledOnce();
  });

  it.each([
    ['a code of the server', () => errorAnswer('500-1-00-01')],
    ['an operation that an older server does not have', () => errorAnswer('404-1-00-01')],
    ['no code', () => jsonAnswer({ error: 'x' }, 503)],
    ['no answer', () => new TypeError('fetch failed')],
    ['no number', () => jsonAnswer({ ...dates, notDownloadedCount: 'many', deadlineSoonCount: 0 })],
  ])('is omitted without a message if the call fails: %s', async (_, answer) => {
    // The portal reports an answer that breaks the contract.
    vi.spyOn(console, 'warn').mockReturnValue();
    const countsMock = openTopPage(answer);
    await waitFor(() => expect(countsMock).toHaveBeenCalledOnce());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect((await findTab()).textContent).toBe('明細の確認');
    expect(screen.getByRole('button', { name: 'mount' })).toBeTruthy();
    expect(messageStore.get()).toBeNull();
  });

  it('is removed when a later fetch fails', async () => {
    openTopPage(countAnswer(5), () => errorAnswer('500-1-00-01'));
    await screen.findByText('5');
    await pressOtherTab();
    await waitFor(() => expect(screen.queryByText('5')).toBeNull());
  });
});
