import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AppLink } from '../../../src/shell/links/AppLink.tsx';
import { confirmAndOpen, ExternalLink } from '../../../src/shell/links/ExternalLink.tsx';
import { setEarlyFetch } from '../../../src/shell/links/early-fetch.ts';
import { RichText } from '../../../src/shell/errors/MessageAlert.tsx';
import { escapeLinks, plainText, splitText } from '../../../src/shell/links/text-links.ts';
import { dialogStore } from '../../../src/shell/messages/dialog-store.ts';
import { renderPages } from '../../support/render.tsx';
import { findAddressPage, AddressPage } from './address-page.tsx';

const getLink = () => screen.getByRole('link', { name: 'the link' });
const doubleClickLink = () =>
  act(() => {
    expect(fireEvent.click(getLink())).toBe(false);
    fireEvent.click(getLink());
  });

describe('a link inside the portal', () => {
  it('navigates once for a double click, and calls the handler of the page', async () => {
    const onClick = vi.fn<() => void>();
    const page = (
      <AppLink to="/second" state="s" onClick={onClick}>
        the link
      </AppLink>
    );
    renderPages({ pages: { '/': page, '/second': <AddressPage /> } });
    const historyLength = history.length;
    doubleClickLink();
    await findAddressPage('/second "s"');
    expect(history.length).toBe(historyLength + 1);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it.each([
    ['mouse down', '[MouseLeft>]', '[/MouseLeft]'],
    ['key down', '{Enter>}', '{/Enter}'],
  ])('prefetches the linked page once, on %s', async (_, keysDown, keysUp) => {
    const prefetch = vi.fn<(path: string) => void>();
    setEarlyFetch({ onPress: prefetch, onLogin: () => undefined });
    onTestFinished(() => setEarlyFetch({ onPress: () => undefined, onLogin: () => undefined }));
    renderPages({
      pages: { '/': <AppLink to="/second">the link</AppLink>, '/second': <AddressPage /> },
    });
    const user = userEvent.setup();
    const target = getLink();
    target.focus();
    const sendKeys = (keys: string) =>
      keys.startsWith('[') ? user.pointer({ target, keys }) : user.keyboard(keys);
    await sendKeys(keysDown);
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/second');
    await sendKeys(keysUp);
    await findAddressPage('/second null');
    expect(prefetch).toHaveBeenCalledOnce();
  });
});

describe('a link to another site', () => {
  it('opens a dialog that names the host, with a button for each choice', async () => {
    renderPages({ pages: { '/': null } });
    act(() => void confirmAndOpen('https://www.example.com:8443/x?y'));
    await screen.findByRole('dialog', {
      name: '外部サイトへ移動します',
      description:
        'www.example.com:8443 を新しいタブで開きます。移動先のサイトは、このマイページとは別に運営されています。',
    });
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '移動せずに閉じる',
      '外部サイトへ移動する',
    ]);
  });

  it.each(['javascript:alert(1)', '/top', ''])(
    'is plain text if its address is %j (S5)',
    async (href) => {
      renderPages({ pages: { '/': <ExternalLink href={href}>text</ExternalLink> } });
      expect(screen.getByText('text').tagName).toBe('SPAN');
      await confirmAndOpen(href);
      expect(dialogStore.get()).toEqual([]);
    },
  );
});

describe('a text with links', () => {
  it.each([
    ['login', '/demo/mypage'],
    ['applyAgain', '/demo/mypage/apply/step1'],
    ['reissueAgain', '/demo/mypage/bapRepublishPasswd'],
  ])('links the tag %s to %s (S8)', (tagName, address) => {
    renderPages({
      pages: { '*': <RichText text={`before <${tagName}>this</${tagName}> after`} /> },
    });
    expect(screen.getByRole('link', { name: 'this' }).getAttribute('href')).toBe(address);
    expect(document.body.textContent).toContain('before this after');
  });

  it('shows a link tag in a filled-in value as text', () => {
    const text = `a ${escapeLinks('<login>x</login>')} <login>b${escapeLinks('<')}\nc</login>`;
    expect(splitText(text)).toEqual([
      { text: 'a <login>x</login> ' },
      { text: 'b<\nc', link: 'login' },
    ]);
    expect(plainText(text)).toBe('a <login>x</login> b<\nc');
  });

  it('shows an unknown tag as text, and following link tags as links', () => {
    expect(splitText('<b>x</b><login>a</login><login>b</login>')).toEqual([
      { text: '<b>x</b>' },
      { text: 'a', link: 'login' },
      { text: 'b', link: 'login' },
    ]);
  });
});
