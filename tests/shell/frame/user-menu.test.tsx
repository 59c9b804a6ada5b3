import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { UserHeader, type UserHeaderProps } from '../../../src/shell/frame/header/UserHeader.tsx';
import { closeMessage } from '../../../src/shell/messages/message-store.ts';
import { stubApi } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

const aoba = { customerName: '株式会社青葉', titleOfHonor: '御中' };

const show = (header: UserHeaderProps): void => {
  stubApi(frameAnswers());
  renderPages({ pages: { '*': <UserHeader {...header} /> }, at: '/top' });
};
const menu = () => document.querySelector<HTMLElement>('[popover]');
const findLanguages = () => screen.findByRole('group', { name: '表示言語' });

beforeEach(async () => {
  await speak();
  closeMessage();
});

describe('the customer’s name in the header', () => {
  it.each([
    ['name and honorific', aoba, '株式会社青葉 御中'],
    ['no honorific where there is none', { ...aoba, titleOfHonor: ' ' }, '株式会社青葉'],
    ['no blanks around it', { customerName: ' 青葉　', titleOfHonor: ' 様 ' }, '青葉 様'],
    ['nothing where the name is blank', { ...aoba, customerName: '　' }, undefined],
    ['nothing where there is no name', { titleOfHonor: '様' }, undefined],
    ['nothing where nobody could say who it is', undefined, undefined],
  ])('has %s', (_, user, name) => {
    show({ user });
    expect(document.querySelector('header [title]')?.textContent).toBe(name);
    expect(document.querySelector('header [title]')?.getAttribute('title') ?? undefined).toBe(name);
    // On a phone the row may cut it: its menu has all of it.
    expect(menu()?.dataset['customer']).toBe(name);
  });

  it('is marked as Japanese if it is, in every language of the page', async () => {
    await speak('en');
    show({ user: aoba });
    expect(screen.getByTitle('株式会社青葉 御中').closest('[lang]')?.getAttribute('lang')).toBe(
      'ja',
    );
  });

  it('is not marked if it may be in the page’s language', async () => {
    await speak('en');
    show({ user: { customerName: 'Aoba Inc.', titleOfHonor: '' } });
    expect(screen.getByTitle('Aoba Inc.').hasAttribute('lang')).toBe(false);
  });
});

describe('the customer’s menu', () => {
  it('is opened by a button, and contains the links and the languages', async () => {
    show({ user: aoba });
    await findLanguages();
    const button = screen.getByRole('button', { name: 'メニュー' });
    expect(button.getAttribute('popovertarget')).toBe(menu()?.id);
    const place = within(menu() ?? document.body);
    expect(menu()?.getAttribute('popover')).toBe('auto');
    expect(place.getByRole('navigation', { name: '設定とログアウト' })).toBeTruthy();
    expect(place.getByRole('group', { name: '表示言語' })).toBeTruthy();
    // In it, and nowhere else.
    expect(screen.getAllByRole('group', { name: '表示言語' })).toHaveLength(1);
  });

  it('has links to e-storage, account and logout', async () => {
    show({ user: aoba });
    const links = await screen.findByRole('navigation', { name: '設定とログアウト' });
    await within(links).findByText('アカウント設定');
    expect(
      within(links)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['電子保存連携設定', '/demo/mypage/userEhozonSetting'],
      ['アカウント設定', '/demo/mypage/userConfig'],
      ['ログアウト', '/demo/mypage/logout'],
    ]);
  });

  it('closes after a navigation by one of its links, and not before', async () => {
    const hide = vi.fn<() => void>();
    // The simulated browser has no popovers.
    onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover'));
    Object.defineProperty(HTMLElement.prototype, 'hidePopover', {
      configurable: true,
      value: hide,
    });
    show({ user: aoba });
    const link = await screen.findByRole('link', { name: 'アカウント設定' });
    expect(hide).not.toHaveBeenCalled();
    await userEvent.click(link);
    await waitFor(() => expect(hide).toHaveBeenCalledOnce());
  });

  it('has only the link’s e-storage page if a mailed link opened the page', async () => {
    show({ user: aoba, download: { eStoragePath: '/downloadurl/ehozonSetting/tk_1' } });
    await findLanguages();
    expect(screen.getByRole('button', { name: 'メニュー' }).getAttribute('popovertarget')).toBe(
      menu()?.id,
    );
    const links = within(menu() ?? document.body).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/demo/mypage/downloadurl/ehozonSetting/tk_1',
    ]);
    expect(screen.queryByRole('navigation', { name: 'メインメニュー' })).toBeNull();
  });

  it('is replaced by the language switcher if a mailed link opened the page and there are no links', async () => {
    show({ user: aoba, download: { eStoragePath: undefined } });
    await findLanguages();
    expect(screen.queryByRole('button', { name: 'メニュー' })).toBeNull();
    expect(menu()).toBeNull();
  });
});
