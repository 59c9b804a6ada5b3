import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { LoginBrand } from '../../../src/pages/auth/LoginPage.tsx';
import { useLeaveGuard } from '../../../src/shell/flows/leave-guard.ts';
import { ApplyLayout } from '../../../src/shell/frame/ApplyLayout.tsx';
import { Header } from '../../../src/shell/frame/header/Header.tsx';
import { PageFrame } from '../../../src/shell/frame/PageFrame.tsx';
import { PageTitle } from '../../../src/shell/frame/PageTitle.tsx';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { dialogStore } from '../../../src/shell/messages/dialog-store.ts';
import { messageStore } from '../../../src/shell/messages/message-store.ts';
import { errorAnswer, jsonAnswer, noAnswer, deferred } from '../../support/api.ts';
import { switchLanguage } from '../../support/render.tsx';
import { frameAnswers, png } from '../../support/settings.ts';
import { showPages, type ShownPages } from '../show-pages.tsx';
import { doubleClick } from '../../support/click-guard.ts';

const issuerName = '東都電子商事 Web明細サービス';
const showPage = (props: Partial<ShownPages> = {}) =>
  showPages({ layout: <PublicLayout />, pages: { '*': <h1>a page</h1> }, at: '/top', ...props });
const getBanner = () => screen.getByRole('banner');
const findLanguages = () => screen.findByRole('group', { name: /表示言語|Language/ });

describe('the issuer’s logo', () => {
  it('has the issuer’s name as its alternative text', async () => {
    showPage();
    const logo = await screen.findByRole('img', { name: issuerName });
    expect(logo.getAttribute('src')).toBe(`data:image/png;base64,${png}`);
  });

  it('has “My Page” as its alternative text if the issuer’s name is unknown', async () => {
    showPage({ answers: { 'GET /setting/info': noAnswer } });
    expect(await screen.findByRole('img', { name: 'マイページ' })).toBeTruthy();
  });

  it('is replaced by the issuer’s name after an answer without a logo', async () => {
    const logo = deferred<Response>();
    showPage({ answers: { 'GET /setting/logo': () => logo.promise } });
    await findLanguages();
    expect(screen.queryByText(issuerName)).toBeNull();
    await act(async () => logo.resolve(jsonAnswer({ image: null })));
    expect(await screen.findByText(issuerName)).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each([png, null])('is marked as Japanese on an English page: image %s', async (image) => {
    await switchLanguage('en');
    showPage({ answers: { 'GET /setting/logo': () => jsonAnswer({ image }) } });
    await findLanguages();
    const logo = await waitFor(
      () => screen.queryByAltText(issuerName) ?? screen.getByText(issuerName),
    );
    expect(logo.closest('[lang]')?.getAttribute('lang')).toBe('ja');
  });
});

describe('the banner', () => {
  const campaignUrl = 'https://www.example.com/campaign';
  const openWithBanner = async (link: string | null): Promise<HTMLElement> => {
    showPage({ answers: { 'GET /setting/banner': () => jsonAnswer({ image: png, link }) } });
    await waitFor(() => expect(getBanner().querySelectorAll('img')).toHaveLength(2));
    return (
      screen.queryByRole('link', { name: 'お知らせバナー（新しいタブで開きます）' }) ?? getBanner()
    );
  };
  const hasBannerSpace = () => getBanner().querySelector('.noBanner[hidden]') === null;

  it('keeps its space until the answer has arrived', async () => {
    showPage({ answers: { 'GET /setting/banner': noAnswer } });
    await findLanguages();
    expect(hasBannerSpace()).toBe(true);
  });

  it.each([
    ['/', true],
    ['/top', false],
  ])('keeps its space on the page %s after an answer without a banner: %s', async (at, isKept) => {
    showPage({ at });
    await waitFor(() => expect(hasBannerSpace()).toBe(false));
    expect(getBanner().classList.contains('keepsBannerSpace')).toBe(isKept);
  });

  it.each([null, 'javascript:alert(1)', '/top'])(
    'is an image hidden from screen readers if its link is %j',
    async (link) => {
      await openWithBanner(link);
      expect(within(getBanner()).queryByRole('link')).toBeNull();
      expect(screen.getAllByRole('img')).toHaveLength(1);
    },
  );

  it('asks for confirmation once, then opens another site in a new tab without access (S2)', async () => {
    const link = await openWithBanner(campaignUrl);
    expect(['href', 'target', 'rel'].map((attribute) => link.getAttribute(attribute))).toEqual([
      campaignUrl,
      '_blank',
      'noopener noreferrer',
    ]);
    const openWindowSpy = vi.spyOn(window, 'open').mockReturnValue(null);
    await doubleClick(link);
    const dialog = await screen.findByRole('dialog', { name: '外部サイトへ移動します' });
    await act(() => vi.dynamicImportSettled());
    expect(dialogStore.get()).toHaveLength(1);
    expect(within(dialog).getByText(/www\.example\.com/)).toBeTruthy();
    expect(openWindowSpy).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: '外部サイトへ移動する' }));
    expect(openWindowSpy).toHaveBeenCalledWith(campaignUrl, '_blank', 'noopener,noreferrer');
  });

  it('asks for confirmation after the middle mouse button, not after the right one', async () => {
    const link = await openWithBanner(campaignUrl);
    const pressMouseButton = (button: number): boolean =>
      fireEvent(link, new MouseEvent('auxclick', { button, bubbles: true, cancelable: true }));
    expect(pressMouseButton(2)).toBe(true);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
    expect(pressMouseButton(1)).toBe(false);
    await waitFor(() => expect(dialogStore.get()).toHaveLength(1));
  });

  it('opens a page of the portal’s host without confirmation', async () => {
    const link = await openWithBanner(`${location.origin}/news`);
    let isOpened = false;
    const onClick = (event: Event): void => {
      isOpened = !event.defaultPrevented;
      // The simulated browser cannot open tabs.
      event.preventDefault();
    };
    document.addEventListener('click', onClick, { once: true });
    fireEvent.click(link);
    expect(isOpened).toBe(true);
    expect(dialogStore.get()).toEqual([]);
  });
});

describe('the language switcher', () => {
  let reloadSpy: MockInstance<() => void>;
  beforeEach(() => {
    reloadSpy = vi.spyOn(location, 'reload').mockReturnValue();
  });
  function EditedForm({ isEdited }: { isEdited: boolean }) {
    useLeaveGuard(isEdited);
    return <h1>a form</h1>;
  }
  const changeLanguage = async (isEdited: boolean, choice?: string): Promise<void> => {
    showPage({ pages: { '/top': <EditedForm isEdited={isEdited} /> } });
    await doubleClick(await screen.findByRole('button', { name: 'English' }));
    if (choice) await userEvent.click(await screen.findByRole('button', { name: choice }));
  };

  it('names each language in that language, and marks the current one', async () => {
    showPage();
    const buttons = within(await findLanguages()).getAllByRole('button');
    expect(
      buttons.map((button) => [
        button.textContent,
        button.lang,
        button.getAttribute('aria-pressed'),
      ]),
    ).toEqual([
      ['日本語', 'ja', 'true'],
      ['English', 'en', 'false'],
    ]);
  });

  it('is not displayed without English, and a stored English falls back to Japanese', async () => {
    await switchLanguage('en');
    showPage({ answers: frameAnswers({ languageList: ['ja'] }) });
    await screen.findByRole('img', { name: /東都電子商事/ });
    expect(screen.queryByRole('button', { name: 'English' })).toBeNull();
    await waitFor(() => expect(reloadSpy).toHaveBeenCalledOnce());
    expect(localStorage.getItem('language')).toBe('ja');
  });

  it('stores the language and reloads the page once for a double click', async () => {
    await changeLanguage(false);
    await waitFor(() => expect(reloadSpy).toHaveBeenCalledOnce());
    expect(localStorage.getItem('language')).toBe('en');
  });

  it('asks nothing before a press of the current language, which keeps the page and its entries', async () => {
    showPage({ pages: { '/top': <EditedForm isEdited /> } });
    await userEvent.click(await screen.findByRole('button', { name: '日本語' }));
    await act(async () => loadTexts('flow'));
    expect([dialogStore.get(), reloadSpy.mock.calls]).toEqual([[], []]);
  });

  it('changes nothing if the customer stays on the page with unsaved entries', async () => {
    await changeLanguage(true, '入力を続ける');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(reloadSpy).not.toHaveBeenCalled();
    expect(localStorage.getItem('language')).toBe('ja');
  });

  it('reloads without a second question of the browser if the customer confirms', async () => {
    let hasSecondQuestion: boolean | undefined;
    reloadSpy.mockImplementation(() => {
      hasSecondQuestion = !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    });
    await changeLanguage(true, 'ページを離れる');
    await waitFor(() => expect(hasSecondQuestion).toBe(false));
    expect(localStorage.getItem('language')).toBe('en');
  });
});

describe('the issuer’s text above the registration', () => {
  const getHeaderTexts = () => document.querySelectorAll('header .headerText');
  const startRegistration = (settingsAnswer: NonNullable<ShownPages['answers']>[string]) =>
    showPage({ layout: <ApplyLayout />, answers: { 'GET /setting/info': settingsAnswer } });

  it('has a reserved space until the settings have arrived', async () => {
    startRegistration(noAnswer);
    await act(() => vi.dynamicImportSettled());
    expect(getHeaderTexts()).toHaveLength(1);
    expect(getHeaderTexts()[0]?.hasAttribute('data-loading')).toBe(true);
  });

  it.each([
    ['the issuer has no text', frameAnswers()['GET /setting/info']],
    ['the settings cannot be loaded', () => new TypeError('Failed to fetch')],
  ])('loses the reserved space if %s', async (_, settingsAnswer) => {
    startRegistration(settingsAnswer);
    expect(getHeaderTexts()).toHaveLength(1);
    await waitFor(() => expect(getHeaderTexts()).toHaveLength(0));
    expect(screen.getByRole('heading', { name: 'a page' })).toBeTruthy();
  });

  it('appears with the settings', async () => {
    startRegistration(frameAnswers({ headerText: '<p>はじめての方</p>' })['GET /setting/info']);
    await screen.findByText('はじめての方');
    expect([...getHeaderTexts()].map((text) => text.textContent)).toEqual(['はじめての方']);
  });
});

describe('the header', () => {
  it.each(['logo', 'banner', 'mypage-logo'])(
    'omits the image %s if its request fails, without an error page',
    async (imageName) => {
      // An answer without a code: for a call of a page, it would open the error page (S8).
      const answer = vi.fn<() => Response>(() => jsonAnswer({ error: 'x' }, 503));
      showPage({
        at: '/',
        pages: { '/': <LoginBrand />, '*': <h1>elsewhere</h1> },
        answers: {
          'GET /setting/mypage-logo': () => jsonAnswer({ image: png }),
          [`GET /setting/${imageName}`]: answer,
        },
      });
      await waitFor(() => expect(answer).toHaveBeenCalled());
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
      expect(location.pathname).toBe('/demo/mypage/');
      expect(messageStore.get()).toBeNull();
    },
  );

  it('reports failed settings once, and the next frame fetches the settings again', async () => {
    const settingsAnswer = vi.fn<() => Response>(() => errorAnswer('500-1-00-01'));
    const apartLink = <Link to="/apart">apart</Link>;
    showPage({
      at: '/',
      pages: {
        '/': (
          <>
            <PageTitle>first</PageTitle>
            <Link to="/second">second</Link>
          </>
        ),
        '/second': (
          <section>
            <PageTitle>another reader of the settings</PageTitle>
            {apartLink}
          </section>
        ),
      },
      outside: { '/apart': <PageFrame header={<Header />}>another frame</PageFrame> },
      answers: { 'GET /setting/info': settingsAnswer },
    });
    await waitFor(() => expect(messageStore.get()).not.toBeNull());
    await userEvent.click(screen.getByText('second'));
    await screen.findByRole('heading', { name: 'another reader of the settings' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(messageStore.get()).toBeNull();
    expect(settingsAnswer).toHaveBeenCalledOnce();
    settingsAnswer.mockImplementation(frameAnswers()['GET /setting/info']);
    await userEvent.click(screen.getByText('apart'));
    await findLanguages();
    expect(settingsAnswer).toHaveBeenCalledTimes(2);
  });
});
