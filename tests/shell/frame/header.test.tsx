import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginBrand } from '../../../src/pages/auth/LoginPage.tsx';
import { Header } from '../../../src/shell/frame/header/Header.tsx';
import { LoggedInLayout } from '../../../src/shell/frame/LoggedInLayout.tsx';
import { dialogStore } from '../../../src/shell/messages/dialog-store.ts';
import { closeMessage, messageStore } from '../../../src/shell/messages/message-store.ts';
import { setPrepare } from '../../../src/shell/links/prepare.ts';
import { PageFrame } from '../../../src/shell/frame/PageFrame.tsx';
import { PageTitle } from '../../../src/shell/frame/PageTitle.tsx';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { errorAnswer, jsonAnswer, stubApi } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers, png } from '../../support/settings.ts';

const pages = { '/top': <h1>a page</h1> };
const me = {
  'GET /user/me': () =>
    jsonAnswer({ customerKey: 'aoba', customerName: '青葉', titleOfHonor: '様' }),
};

beforeEach(async () => {
  await speak();
  closeMessage();
});

const linkNames = (): (string | null)[] =>
  within(screen.getByRole('banner'))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the header of a customer', () => {
  it('has tabs and links, and marks the open page', async () => {
    stubApi({ ...frameAnswers(), ...me });
    renderPages({ layout: <LoggedInLayout />, pages, at: '/top' });
    await screen.findByText('アカウント設定');
    expect(linkNames()).toEqual([
      'トップページ',
      '明細の確認',
      'ご登録情報',
      '電子保存連携設定',
      'アカウント設定',
      'ログアウト',
    ]);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('トップページ');
  });

  it('replaces the history entry when the tab of the open page is pressed', async () => {
    stubApi({ ...frameAnswers(), ...me });
    renderPages({
      layout: <LoggedInLayout />,
      pages: { ...pages, '/bapPublishedBillAppSearch': <h1>the bills</h1> },
      at: '/bapPublishedBillAppSearch?keyword=x',
    });
    const steps = history.length;
    await userEvent.click(await screen.findByRole('link', { name: '明細の確認' }));
    await waitFor(() => expect(location.search).toBe(''));
    expect(history.length).toBe(steps);
    await userEvent.click(screen.getByRole('link', { name: 'トップページ' }));
    expect(await screen.findByText('a page')).toBeTruthy();
    expect(history.length).toBe(steps + 1);
  });

  it.each([
    ['トップページ', '/top'],
    ['明細の確認', '/bapPublishedBillAppSearch'],
    ['ご登録情報', '/user'],
  ])('fetches early what the page of a tab shows: %s', async (name, path) => {
    const press = vi.fn<(path: string) => void>();
    setPrepare({ press, entry: () => undefined });
    stubApi({ ...frameAnswers(), ...me });
    renderPages({ layout: <LoggedInLayout />, pages: { '*': <h1>a page</h1> }, at: '/other' });
    const tab = await screen.findByRole('link', { name });
    expect(
      within(screen.getByRole('navigation', { name: 'メインメニュー' })).getByText(name),
    ).toBeTruthy();
    // On mouse down, before the click.
    fireEvent.mouseDown(tab);
    expect(press.mock.calls).toEqual([[path]]);
    await userEvent.click(tab);
    expect(press).toHaveBeenCalledOnce();
    setPrepare({ press: () => undefined, entry: () => undefined });
  });

  it('has no e-storage link if the issuer offers none', async () => {
    stubApi({ ...frameAnswers({ isDisplayEStorageLink: false }), ...me });
    renderPages({ layout: <LoggedInLayout />, pages, at: '/top' });
    await screen.findByText('アカウント設定');
    expect(screen.queryByText('電子保存連携設定')).toBeNull();
  });

  it('has no account link if the issuer offers none', async () => {
    stubApi({ ...frameAnswers({ isDisplayAccountLink: false }), ...me });
    renderPages({ layout: <LoggedInLayout />, pages, at: '/top' });
    await screen.findByRole('group', { name: '表示言語' });
    expect(screen.queryByText('アカウント設定')).toBeNull();
  });
});

describe('the language switcher', () => {
  it('is displayed only if English is offered', async () => {
    stubApi(frameAnswers({ languageList: ['ja'] }));
    renderPages({ layout: <PublicLayout />, pages, at: '/top' });
    await screen.findByRole('img', { name: /東都電子商事/ });
    expect(screen.queryByRole('button', { name: 'English' })).toBeNull();
  });

  it('falls back to Japanese if the stored language is not offered', async () => {
    await speak('en');
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    stubApi(frameAnswers({ languageList: ['ja'] }));
    renderPages({ layout: <PublicLayout />, pages, at: '/top' });
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(localStorage.getItem('language')).toBe('ja');
  });
});

describe('the banner', () => {
  const show = async (link: string | null): Promise<HTMLElement | null> => {
    stubApi({ ...frameAnswers(), 'GET /setting/banner': () => jsonAnswer({ image: png, link }) });
    const { container } = renderPages({ layout: <PublicLayout />, pages, at: '/top' });
    await waitFor(() => expect(container.querySelectorAll('header img')).toHaveLength(2));
    return screen.queryByRole('link', { name: /お知らせバナー/ });
  };

  it('opens its link in a new tab that cannot access this page', async () => {
    const link = await show('https://www.example.com/campaign');
    expect(link?.getAttribute('href')).toBe('https://www.example.com/campaign');
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toContain('noreferrer');
  });

  it('asks for confirmation before another site (S2)', async () => {
    const link = await show('https://www.example.com/campaign');
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(link ?? document.body);
    const dialog = await screen.findByRole('dialog', { name: '外部サイトへ移動します' });
    expect(within(dialog).getByText(/www\.example\.com/)).toBeTruthy();
    expect(opened).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: '外部サイトへ移動する' }));
    expect(opened).toHaveBeenCalledWith(
      'https://www.example.com/campaign',
      '_blank',
      'noopener,noreferrer',
    );
  });

  it('does not ask for confirmation before a page of the portal’s host', async () => {
    const link = await show(`${location.origin}/news`);
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    // The simulated browser opens no tab.
    let isLeft = false;
    document.addEventListener(
      'click',
      (event) => {
        isLeft = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    link?.dispatchEvent(press);
    expect(isLeft).toBe(true);
    expect(dialogStore.get()).toEqual([]);
  });

  it.each([null, 'javascript:alert(1)', '/top'])(
    'is only an image if its link is %j',
    async (link) => {
      expect(await show(link)).toBeNull();
    },
  );
});

describe('the issuer’s parts of the frame', () => {
  it.each(['logo', 'banner', 'mypage-logo'])(
    'can be missing (%s) without an error page',
    async (name) => {
      let isAsked = false;
      stubApi({
        ...frameAnswers(),
        'GET /setting/mypage-logo': () => jsonAnswer({ image: png }),
        [`GET /setting/${name}`]: () => {
          isAsked = true;
          // Not an error code: for a call of a page, this would open the error page (S8).
          return jsonAnswer({ error: 'x' }, 503);
        },
      });
      renderPages({
        layout: <PublicLayout />,
        pages: { '/': <LoginBrand />, '*': <h1>elsewhere</h1> },
      });
      await waitFor(() => expect(isAsked).toBe(true));
      await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
      expect(location.pathname).toBe('/demo/mypage/');
      expect(messageStore.get()).toBeNull();
    },
  );

  it('report failed settings once, and fetch them again in the next frame', async () => {
    let asked = 0;
    let isBroken = true;
    stubApi({
      ...frameAnswers(),
      'GET /setting/info': () => {
        asked += 1;
        return isBroken ? errorAnswer('500-1-00-01') : frameAnswers()['GET /setting/info']();
      },
    });
    renderPages({
      layout: <PublicLayout />,
      pages: {
        '/': (
          <>
            <PageTitle>first</PageTitle>
            <Link to="/second">second</Link>
            <Link to="/apart">apart</Link>
          </>
        ),
        '/second': (
          <section>
            <PageTitle>another reader</PageTitle>
            <Link to="/apart">apart</Link>
          </section>
        ),
      },
      outside: { '/apart': <PageFrame header={<Header />}>another frame</PageFrame> },
    });
    await waitFor(() => expect(messageStore.get()).not.toBeNull());
    await userEvent.click(screen.getByText('second'));
    await screen.findByRole('heading', { name: 'another reader' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(messageStore.get()).toBeNull();
    expect(asked).toBe(1);
    isBroken = false;
    await userEvent.click(screen.getByText('apart'));
    await screen.findByRole('group', { name: '表示言語' });
    expect(asked).toBe(2);
  });
});

describe('the footer', () => {
  it('opens the operating environment in a new tab, with a timestamp', async () => {
    stubApi(frameAnswers());
    renderPages({ layout: <PublicLayout />, pages, at: '/top' });
    const link = screen.getByRole('link', { name: /動作環境/ });
    expect(link.getAttribute('target')).toBe('_blank');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(link.getAttribute('href')).toMatch(/^\/_docs\/_common\/browser\.pdf\?\d+$/);
    expect(link.getAttribute('rel')).toContain('noopener');
    const address = link.getAttribute('href');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1 });
    // The second half of a double click opens no second tab.
    expect(fireEvent.click(link)).toBe(false);
    vi.useRealTimers();
    expect(link.getAttribute('href')).toBe(address);
  });
});
