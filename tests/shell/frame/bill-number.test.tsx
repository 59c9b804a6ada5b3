import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getPending } from '../../../src/api/pending.ts';
import { savedFiles } from '../../../src/shell/downloads/saved-files.ts';
import { LoggedInLayout } from '../../../src/shell/frame/LoggedInLayout.tsx';
import { useBillCounts } from '../../../src/shell/frame/header/use-bill-counts.ts';
import { closeMessage, messageStore } from '../../../src/shell/messages/message-store.ts';
import { errorAnswer, jsonAnswer, noAnswer, stubApi } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

/** A page that reads the number after it has loaded: later than the frame. */
function LatePart() {
  const { counts, hasFailed } = useBillCounts();
  return <p>{hasFailed ? 'no number' : `number ${counts?.notDownloadedCount}`}</p>;
}

function LatePage() {
  const [isThere, setIsThere] = useState(false);
  return isThere ? <LatePart /> : <button onClick={() => setIsThere(true)}>come</button>;
}

const pages = {
  '/top': (
    <>
      <h1>a page</h1>
      <LatePage />
    </>
  ),
  '/user': <h1>another page</h1>,
};
const days = { today: '2026-11-22', deadlineSoonTo: '2026-11-29' };

const counted = (notDownloadedCount: number) => () =>
  jsonAnswer({ notDownloadedCount, deadlineSoonCount: 0, ...days });

const open = (counts: () => Response | Promise<Response> | Error) => {
  const sent = stubApi({
    ...frameAnswers(),
    'GET /user/me': () =>
      jsonAnswer({ customerKey: 'aoba', customerName: '青葉', titleOfHonor: '様' }),
    'GET /bills/counts': counts,
  });
  renderPages({
    layout: <LoggedInLayout />,
    pages,
    outside: { '/': <h1>the login</h1>, '/error': <h1>the error page</h1> },
    at: '/top',
  });
  return () => sent.filter(({ path }) => path === '/bills/counts').length;
};
const heardAfter = (link: HTMLElement) =>
  document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent;
const tab = () => screen.findByRole('link', { name: /^明細の確認/ });

beforeEach(async () => {
  await speak();
  closeMessage();
});

describe('the number of new bills on the tab', () => {
  it('is displayed, and described in words to screen readers', async () => {
    open(counted(12));
    await screen.findByText('12');
    const link = screen.getByRole('link', { name: '明細の確認' });
    expect(heardAfter(link)).toBe('未ダウンロードの明細が12件あります');
    expect(screen.getByText('12').getAttribute('aria-hidden')).toBe('true');
  });

  it('is shortened when large, but not in its description', async () => {
    open(counted(1284));
    expect(await screen.findByText('99+')).toBeTruthy();
    expect(heardAfter(await tab())).toContain('1284件');
  });

  it('is fetched without the loading overlay', async () => {
    const asked = open(noAnswer);
    await waitFor(() => expect(asked()).toBe(1));
    await waitFor(() => expect(getPending()).toBe(0));
    expect(screen.getByText('a page')).toBeTruthy();
  });

  it('appears and disappears without moving the focus from its tab', async () => {
    let count = 0;
    const asked = open(() => counted(count)());
    await waitFor(() => expect(asked()).toBe(1));
    const link = await tab();
    link.focus();
    count = 4;
    act(() => savedFiles.set(savedFiles.get() + 1));
    await screen.findByText('4');
    expect(document.activeElement).toBe(link);
  });

  it('is not displayed if there are no new bills', async () => {
    const asked = open(counted(0));
    await waitFor(() => expect(asked()).toBe(1));
    expect((await tab()).textContent).toBe('明細の確認');
  });

  it('is fetched once per page and after each downloaded file', async () => {
    let count = 3;
    const asked = open(() => counted(count)());
    await screen.findByText('3');
    expect(asked()).toBe(1);
    await userEvent.click(screen.getByRole('link', { name: 'ご登録情報' }));
    await screen.findByText('another page');
    await waitFor(() => expect(asked()).toBe(2));
    count = 2;
    act(() => savedFiles.set(savedFiles.get() + 1));
    expect(await screen.findByText('2')).toBeTruthy();
    expect(asked()).toBe(3);
  });

  it('is fetched again if a file is saved while a fetch is running', async () => {
    const answers = [counted(3), noAnswer, counted(1)];
    const asked = open(() => answers.shift()?.() ?? new Error('asked once more'));
    await screen.findByText('3');
    act(() => savedFiles.set(savedFiles.get() + 1));
    await waitFor(() => expect(asked()).toBe(2));
    act(() => savedFiles.set(savedFiles.get() + 1));
    expect(await screen.findByText('1')).toBeTruthy();
    expect(asked()).toBe(3);
  });

  it.each([
    ['number 3', counted(3)],
    ['no number', () => errorAnswer('500-1-00-01')],
  ])('is not fetched again by a component that mounts later: %s', async (text, answer) => {
    const asked = open(answer);
    await waitFor(() => expect(asked()).toBe(1));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    await userEvent.click(screen.getByRole('button', { name: 'come' }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(asked()).toBe(1);
  });

  it.each([
    ['a code of the server', () => errorAnswer('500-1-00-01')],
    ['an operation that an older server does not have', () => errorAnswer('404-1-00-01')],
    ['no code', () => jsonAnswer({ error: 'x' }, 503)],
    ['no answer', () => new TypeError('fetch failed')],
    ['no number', () => jsonAnswer({ ...days, notDownloadedCount: 'many', deadlineSoonCount: 0 })],
  ])('is left out without a message if it fails: %s', async (_, answer) => {
    // Reports the problems of an answer.
    vi.spyOn(console, 'warn').mockReturnValue();
    const asked = open(answer);
    await waitFor(() => expect(asked()).toBe(1));
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect((await tab()).textContent).toBe('明細の確認');
    expect(screen.getByText('a page')).toBeTruthy();
    expect(messageStore.get()).toBeNull();
  });

  it('is removed when a later fetch fails', async () => {
    let isBroken = false;
    open(() => (isBroken ? errorAnswer('500-1-00-01') : counted(5)()));
    await screen.findByText('5');
    isBroken = true;
    await userEvent.click(screen.getByRole('link', { name: 'ご登録情報' }));
    await waitFor(() => expect(screen.queryByText('5')).toBeNull());
  });

  it('reports an expired contract', async () => {
    open(() => errorAnswer('402-1-00-01'));
    await waitFor(() => expect(messageStore.get()?.hideTopLink).toBe(true));
  });
});
