import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { UserHeader, type UserHeaderProps } from '../../../src/shell/frame/header/UserHeader.tsx';
import { setEarlyFetch } from '../../../src/shell/links/early-fetch.ts';
import { switchLanguage } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';
import { showPages, type ShownPages } from '../show-pages.tsx';

const aoba = { customerName: '株式会社青葉', titleOfHonor: '御中' };
const showHeader = (header: Partial<UserHeaderProps> = {}, props: Partial<ShownPages> = {}) =>
  showPages({ pages: { '*': <UserHeader user={aoba} {...header} /> }, at: '/top', ...props });
const queryMenu = () => document.querySelector<HTMLElement>('[popover]');
const queryMenuButton = () => screen.queryByRole('button', { name: 'メニュー' });
const findLanguages = () => screen.findByRole('group', { name: '表示言語' });
const linksIn = (element: HTMLElement | null) =>
  within(element ?? document.body)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')?.replace('/demo/mypage', '')]);

const eStorageLink = ['電子保存連携設定', '/userEhozonSetting'];
const accountLink = ['アカウント設定', '/userConfig'];
const logoutLink = ['ログアウト', '/logout'];

describe('the customer’s name in the header', () => {
  it.each([
    ['name and honorific', aoba, '株式会社青葉 御中'],
    ['no honorific if it is blank', { ...aoba, titleOfHonor: ' ' }, '株式会社青葉'],
    ['no surrounding blanks', { customerName: ' 青葉　', titleOfHonor: ' 様 ' }, '青葉 様'],
    ['nothing if the name is blank', { ...aoba, customerName: '　' }, undefined],
    ['nothing if the name is missing', { titleOfHonor: '様' }, undefined],
    ['nothing if the customer is unknown', undefined, undefined],
  ])('has %s', (_, user, shownName) => {
    showHeader({ user });
    const element = document.querySelector('header [title]');
    expect(element?.textContent).toBe(shownName);
    expect(element?.getAttribute('title') ?? undefined).toBe(shownName);
    // A phone may cut the name in the row, but the menu shows the full name.
    expect(queryMenu()?.dataset['customer']).toBe(shownName);
  });

  it.each([
    [aoba, '株式会社青葉 御中', 'ja'],
    [{ customerName: 'Aoba Inc.', titleOfHonor: '' }, 'Aoba Inc.', null],
  ])('is marked on an English page only for a Japanese name: %j', async (user, name, lang) => {
    await switchLanguage('en');
    showHeader({ user });
    expect(screen.getByTitle(name).getAttribute('lang')).toBe(lang);
  });
});

describe('the tabs', () => {
  const tabPaths = {
    トップページ: '/top',
    明細の確認: '/bapPublishedBillAppSearch',
    ご登録情報: '/user',
  };
  const findTab = (linkName: string) => screen.findByRole('link', { name: linkName });

  it('link to the main pages, and mark the open page', async () => {
    showHeader();
    const navigation = await screen.findByRole('navigation', { name: 'メインメニュー' });
    expect(linksIn(navigation)).toEqual(Object.entries(tabPaths));
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('トップページ');
  });

  it('replace the history entry only if the tab of the open page is pressed', async () => {
    showHeader({}, { at: '/bapPublishedBillAppSearch?keyword=x' });
    const historyLength = history.length;
    await userEvent.click(await findTab('明細の確認'));
    await waitFor(() => expect(location.search).toBe(''));
    expect(history.length).toBe(historyLength);
    await userEvent.click(await findTab('トップページ'));
    await waitFor(() => expect(location.pathname).toBe('/demo/mypage/top'));
    expect(history.length).toBe(historyLength + 1);
  });

  it.each(Object.entries(tabPaths))('prefetch once, on mouse down: %s', async (tabName, path) => {
    const prefetch = vi.fn<(path: string) => void>();
    setEarlyFetch({ onPress: prefetch, onLogin: () => undefined });
    onTestFinished(() => setEarlyFetch({ onPress: () => undefined, onLogin: () => undefined }));
    showHeader({}, { at: '/other' });
    const tab = await findTab(tabName);
    fireEvent.mouseDown(tab);
    expect(prefetch.mock.calls).toEqual([[path]]);
    await userEvent.click(tab);
    expect(prefetch).toHaveBeenCalledOnce();
  });
});

describe('the customer’s menu', () => {
  it('is opened by a button, and contains the links and the only language switcher', async () => {
    showHeader();
    await findLanguages();
    expect(queryMenuButton()?.getAttribute('popovertarget')).toBe(queryMenu()?.id);
    expect(queryMenu()?.getAttribute('popover')).toBe('auto');
    expect(screen.getByRole('navigation', { name: '設定とログアウト' }).parentElement).toBe(
      queryMenu(),
    );
    expect(screen.getByRole('group', { name: '表示言語' }).parentElement).toBe(queryMenu());
  });

  it.each([
    ['both links', {}, [eStorageLink, accountLink, logoutLink]],
    ['no e-storage link', { isDisplayEStorageLink: false }, [accountLink, logoutLink]],
    ['no account link', { isDisplayAccountLink: false }, [eStorageLink, logoutLink]],
  ])('has the links that the issuer’s settings allow: %s', async (_, settings, links) => {
    showHeader({}, { answers: frameAnswers(settings) });
    await findLanguages();
    expect(linksIn(queryMenu())).toEqual(links);
  });

  it('has only the logout link if the settings cannot be loaded', async () => {
    showHeader({}, { answers: { 'GET /setting/info': () => new TypeError() } });
    await screen.findByRole('link', { name: 'ログアウト' });
    expect(linksIn(queryMenu())).toEqual([logoutLink]);
  });

  it('closes after a navigation by one of its links, and not before', async () => {
    const hideMenu = vi.fn<() => void>();
    // The simulated browser has no popovers.
    onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover'));
    Object.defineProperty(HTMLElement.prototype, 'hidePopover', {
      configurable: true,
      value: hideMenu,
    });
    showHeader();
    const link = await screen.findByRole('link', { name: 'アカウント設定' });
    expect(hideMenu).not.toHaveBeenCalled();
    await userEvent.click(link);
    await waitFor(() => expect(hideMenu).toHaveBeenCalledOnce());
  });

  it('has only the link’s e-storage page if a mailed link opened the page', async () => {
    showHeader({ mailedLink: { eStoragePath: '/downloadurl/ehozonSetting/tk_1' } });
    await findLanguages();
    expect(queryMenuButton()?.getAttribute('popovertarget')).toBe(queryMenu()?.id);
    expect(linksIn(queryMenu())).toEqual([['電子保存連携設定', '/downloadurl/ehozonSetting/tk_1']]);
    expect(screen.queryByRole('navigation', { name: 'メインメニュー' })).toBeNull();
  });

  it('is replaced by the language switcher if the mailed link has no e-storage page', async () => {
    showHeader({ mailedLink: { eStoragePath: undefined } });
    await findLanguages();
    expect(queryMenuButton()).toBeNull();
    expect(queryMenu()).toBeNull();
  });
});
