import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import { mailedLinkHistoryPath } from '../../../src/lib/query-addresses.ts';
import { DownloadStatusHistoryPage } from '../../../src/pages/status-history/DownloadStatusHistoryPage.tsx';
import { DownloadLayout } from '../../../src/shell/frame/DownloadLayout.tsx';
import { messageStore } from '../../../src/shell/messages/message-store.ts';
import { pathAfterLinkLogin } from '../../../src/shell/session/link-return-page.ts';
import {
  errorAnswer,
  jsonAnswer,
  stubApi,
  type SentRequest,
  type Answers,
} from '../../support/api.ts';
import { renderPages } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';
import { goWithin } from '../../support/go-within.ts';
import { billId, exampleHistory, findChanges } from './history-pages.tsx';

const { examples } = contract.components;
const linkAnswer = examples.DownloadUrlStateLoggedIn.value;
const historyPath = mailedLinkHistoryPath(billId);

/** Replaces the list of the link's files. */
function FileList() {
  return (
    <>
      <h1>the files</h1>
      <Link id="row-7" to={historyPath} state={{ list: '?page=2', pressedId: 'row-7' }}>
        to the history
      </Link>
    </>
  );
}

/** Replaces the login of the link, and shows the path of the page after the login. */
function LinkLogin() {
  return <h1>{`login, then ${pathAfterLinkLogin('tk_1', useLocation().state)}`}</h1>;
}

const openPage = (path: string, otherAnswers: Answers = {}): SentRequest[] => {
  const requests = stubApi({
    ...frameAnswers(),
    'GET /downloads/tk_1': () => jsonAnswer(linkAnswer),
    'GET /download-session': () =>
      jsonAnswer({ ...examples.DownloadSessionDefault.value, token: 'tk_1' }),
    'GET /downloads/tk_1/status-history': () => jsonAnswer(exampleHistory),
    ...otherAnswers,
  });
  renderPages({
    layout: <DownloadLayout />,
    pages: {
      '/downloadurl/list/:token': <FileList />,
      '/downloadurl/reportStatusUpdateHistory': <DownloadStatusHistoryPage />,
    },
    outside: {
      '/downloadurl/login/index/:token': <LinkLogin />,
      '/': <h1>the login of customers</h1>,
    },
    at: path,
  });
  return requests;
};

describe('the history of a status, by a mailed link', () => {
  it('is fetched by the mailed link, and links back to the row of the list', async () => {
    const requests = openPage('/downloadurl/list/tk_1?page=2');
    await userEvent.click(await screen.findByRole('link', { name: 'to the history' }));
    expect(await findChanges()).toHaveLength(5);
    expect(screen.getByRole('heading', { level: 1, name: 'ステータス更新履歴' })).toBeTruthy();
    expect(messageStore.get()).toBeNull();
    expect(requests.map(({ path }) => path)).toContain(
      `/downloads/tk_1/status-history?billId=${billId}&page=1&perPage=50`,
    );
    expect(requests.filter(({ path }) => path.startsWith('/download-session'))).toEqual([]);
    // The token is never in the address, the title or the history.
    const visibleTexts = [location.href, document.title, JSON.stringify(history.state)].join();
    expect(visibleTexts).not.toContain('tk_1');
    await userEvent.click(screen.getByRole('link', { name: 'ファイルの一覧に戻る' }));
    expect(await screen.findByRole('heading', { name: 'the files' })).toBeTruthy();
    expect(location.pathname + location.search).toBe('/demo/mypage/downloadurl/list/tk_1?page=2');
    expect(history.state).toMatchObject({ usr: { pressedId: 'row-7' } });
  });

  it('opened by its address fetches the mailed link of the bill, and links back to the list', async () => {
    const requests = openPage(historyPath);
    expect(await findChanges()).toHaveLength(5);
    expect(requests.map(({ path }) => path)).toContain(`/download-session?billId=${billId}`);
    await userEvent.click(screen.getByRole('link', { name: 'ファイルの一覧に戻る' }));
    expect(await screen.findByRole('heading', { name: 'the files' })).toBeTruthy();
  });

  it('redirects to the login of the link when the session has ended, and is the page after the login', async () => {
    openPage('/downloadurl/list/tk_1', {
      'GET /downloads/tk_1/status-history': () => errorAnswer('401-1-02-01'),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'to the history' }));
    expect(await screen.findByRole('heading', { name: `login, then ${historyPath}` })).toBeTruthy();
  });

  it('opened without a session shows an error, because the mailed link is unknown', async () => {
    openPage(historyPath, { 'GET /download-session': () => errorAnswer('401-1-08-01') });
    await waitFor(() => expect(messageStore.get()?.hidesContents).toBe(true));
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  it('opened with an invalid bill ID shows an error without a call', async () => {
    const requests = openPage('/downloadurl/reportStatusUpdateHistory?billId=a%2Fb');
    await waitFor(() => expect(messageStore.get()?.message).toContain('URL'));
    expect(requests.filter(({ path }) => path.includes('billId'))).toEqual([]);
  });

  it('without a bill in the address shows an error and a link to the list', async () => {
    const requests = openPage('/downloadurl/list/tk_1');
    await userEvent.click(await screen.findByRole('link', { name: 'to the history' }));
    await findChanges();
    goWithin('/demo/mypage/downloadurl/reportStatusUpdateHistory');
    await waitFor(() => expect(messageStore.get()?.message).toContain('URL'));
    expect(requests.filter(({ path }) => path.includes('/status-history'))).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'ファイルの一覧に戻る' })).toBeTruthy();
  });
});
