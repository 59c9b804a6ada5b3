import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { linkHistoryPath } from '../../../src/lib/query-addresses.ts';
import { DownloadStatusHistoryPage } from '../../../src/pages/status-history/DownloadStatusHistoryPage.tsx';
import { DownloadLayout } from '../../../src/shell/frame/DownloadLayout.tsx';
import { rememberLeftRow } from '../../../src/shell/links/return-to-row.ts';
import { closeMessage, messageStore } from '../../../src/shell/messages/message-store.ts';
import { pathAfterLinkLogin } from '../../../src/shell/session/link-return-page.ts';
import { errorAnswer, jsonAnswer, noAnswer, stubApi, type SentRequest } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

const { examples } = contract.components;
const given = examples.StatusHistoryListDefault.value;
const { billId } = given.bill;
const link = examples.DownloadUrlStateLoggedIn.value;
const historyAt = linkHistoryPath(billId);

/** Stands in for the list of the link's files. */
function FileList() {
  return (
    <>
      <h1>the files</h1>
      <Link id="row-7" to={historyAt} state={{ list: '?page=2', leftAt: 'row-7' }}>
        to the history
      </Link>
    </>
  );
}

/** Stands in for the login of the link, and says where it would lead. */
function LinkLogin() {
  return <h1>{`login, then ${pathAfterLinkLogin('tk_1', useLocation().state)}`}</h1>;
}

const open = (at: string, more: Parameters<typeof stubApi>[0] = {}): SentRequest[] => {
  const sent = stubApi({
    ...frameAnswers(),
    'GET /downloads/tk_1': () => jsonAnswer(link),
    'GET /download-session': () =>
      jsonAnswer({ ...examples.DownloadSessionDefault.value, token: 'tk_1' }),
    'GET /downloads/tk_1/status-history': () => jsonAnswer(given),
    ...more,
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
    at,
  });
  return sent;
};

beforeEach(async () => {
  await speak();
  await loadTexts('status-history');
  closeMessage();
});

const changes = async () =>
  within(await screen.findByRole('list', { name: '更新履歴（新しい順）' })).getAllByRole(
    'listitem',
  );

describe('the history of a status, by a mailed link', () => {
  it('is asked for by the link that led to it, and leads back to the place in its list', async () => {
    const sent = open('/downloadurl/list/tk_1?page=2');
    await userEvent.click(await screen.findByRole('link', { name: 'to the history' }));
    expect(await changes()).toHaveLength(5);
    expect(screen.getByRole('heading', { level: 1, name: 'ステータス更新履歴' })).toBeTruthy();
    expect(messageStore.get()).toBeNull();
    expect(sent.map(({ path }) => path)).toContain(
      `/downloads/tk_1/status-history?billId=${billId}&page=1&perPage=50`,
    );
    expect(sent.filter(({ path }) => path.startsWith('/download-session'))).toEqual([]);
    // No token in the address, in the title or in what is kept with the place.
    const seen = [location.href, document.title, JSON.stringify(history.state)].join();
    expect(seen).not.toContain('tk_1');
    await userEvent.click(screen.getByRole('link', { name: 'ファイルの一覧に戻る' }));
    expect(await screen.findByRole('heading', { name: 'the files' })).toBeTruthy();
    expect(location.pathname + location.search).toBe('/demo/mypage/downloadurl/list/tk_1?page=2');
    expect(history.state).toMatchObject({ usr: { leftAt: 'row-7' } });
  });

  it('leads back to that place after its own pages were turned, too', async () => {
    open('/downloadurl/list/tk_1?page=2', {
      'GET /downloads/tk_1/status-history': ({ path }) => {
        const page = Number(new URLSearchParams(path.split('?')[1]).get('page'));
        return jsonAnswer({ ...given, total: 120, page });
      },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'to the history' }));
    await userEvent.click(await screen.findByRole('button', { name: '最後' }));
    await waitFor(() => expect(location.search).toBe(`?billId=${billId}&page=3`));
    await userEvent.click(screen.getByRole('link', { name: 'ファイルの一覧に戻る' }));
    expect(await screen.findByRole('heading', { name: 'the files' })).toBeTruthy();
    expect(location.search).toBe('?page=2');
    expect(history.state).toMatchObject({ usr: { leftAt: 'row-7' } });
  });

  it('leaves the page before until the next is there', async () => {
    open('/downloadurl/list/tk_1', {
      'GET /downloads/tk_1/status-history': ({ path }) =>
        path.includes('page=1') ? jsonAnswer({ ...given, total: 120 }) : noAnswer(),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'to the history' }));
    await userEvent.click(await screen.findByRole('button', { name: '最後' }));
    await waitFor(() => expect(location.search).toBe(`?billId=${billId}&page=3`));
    expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull();
    expect(screen.getByText(given.bill.title)).toBeTruthy();
  });

  it('opened by itself asks which link it is of, by its bill, and leads to the list of that', async () => {
    const sent = open(historyAt);
    expect(await changes()).toHaveLength(5);
    expect(sent.map(({ path }) => path)).toContain(`/download-session?billId=${billId}`);
    await userEvent.click(screen.getByRole('link', { name: 'ファイルの一覧に戻る' }));
    expect(await screen.findByRole('heading', { name: 'the files' })).toBeTruthy();
  });

  it('leads to the login of the link when its session is over, and back after it', async () => {
    open('/downloadurl/list/tk_1', {
      'GET /downloads/tk_1/status-history': () => errorAnswer('401-1-02-01'),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'to the history' }));
    expect(await screen.findByRole('heading', { name: `login, then ${historyAt}` })).toBeTruthy();
  });

  it('opened without any session leads back to the mail: nobody knows which link it was', async () => {
    open(historyAt, { 'GET /download-session': () => errorAnswer('401-1-08-01') });
    await waitFor(() => expect(messageStore.get()?.hideContents).toBe(true));
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  it('of another bill shows nothing of the first while it is on its way', async () => {
    open('/downloadurl/list/tk_1', {
      'GET /downloads/tk_1/status-history': ({ path }) =>
        path.includes('other-bill') ? noAnswer() : jsonAnswer(given),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'to the history' }));
    await changes();
    act(() => {
      history.pushState(null, '', `/demo/mypage${linkHistoryPath('other-bill')}`);
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitFor(() => expect(screen.queryByText(given.bill.title)).toBeNull());
  });

  it('opened without a bill that could be one says so, and sends nothing of it', async () => {
    const sent = open('/downloadurl/reportStatusUpdateHistory?billId=a%2Fb');
    await waitFor(() => expect(messageStore.get()?.message).toContain('URL'));
    expect(sent.filter(({ path }) => path.includes('billId'))).toEqual([]);
  });

  it('left for an address without a bill says so, asks for none, and leads back', async () => {
    const sent = open('/downloadurl/list/tk_1');
    await userEvent.click(await screen.findByRole('link', { name: 'to the history' }));
    await changes();
    act(() => {
      history.pushState(null, '', '/demo/mypage/downloadurl/reportStatusUpdateHistory');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitFor(() => expect(messageStore.get()?.message).toContain('URL'));
    expect(sent.filter(({ path }) => path.includes('/status-history'))).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'ファイルの一覧に戻る' })).toBeTruthy();
  });

  it.each(['403-1-08-01', '404-1-00-01'])(
    'that is not shown (%s) leaves the way back',
    async (code) => {
      open('/downloadurl/list/tk_1', {
        'GET /downloads/tk_1/status-history': () => errorAnswer(code),
      });
      await userEvent.click(await screen.findByRole('link', { name: 'to the history' }));
      await waitFor(() => expect(messageStore.get()).not.toBeNull());
      expect(screen.getByRole('link', { name: 'ファイルの一覧に戻る' })).toBeTruthy();
    },
  );
});

describe('the place of a list', () => {
  it('stands beside what the router keeps with it', () => {
    history.replaceState({ key: 'k', usr: { a: 1 } }, '', '/demo/mypage/downloadurl/list/x?page=3');
    expect(rememberLeftRow('row-1')).toEqual({ list: '?page=3', leftAt: 'row-1' });
    expect(history.state).toEqual({ key: 'k', usr: { a: 1 }, leftAt: 'row-1' });
  });
});
