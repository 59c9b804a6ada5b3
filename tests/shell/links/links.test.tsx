import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppLink } from '../../../src/shell/links/AppLink.tsx';
import { confirmLeaving } from '../../../src/shell/links/ExternalLink.tsx';
import { ExternalLink } from '../../../src/shell/links/ExternalLink.tsx';
import { RichText } from '../../../src/shell/errors/MessageAlert.tsx';
import { asValue, plainText, splitText } from '../../../src/shell/links/text-links.ts';
import { dialogStore, dismissDialogs } from '../../../src/shell/messages/dialog-store.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { findPlace, Place } from './place.tsx';

beforeEach(async () => {
  await speak();
  dismissDialogs();
});

describe('a link inside the portal', () => {
  it('navigates once for a double click', async () => {
    renderPages({
      pages: {
        '/': (
          <AppLink to="/second" state="s">
            go
          </AppLink>
        ),
        '/second': <Place />,
      },
    });
    const link = screen.getByRole('link', { name: 'go' });
    const steps = history.length;
    act(() => {
      expect(fireEvent.click(link)).toBe(false);
      fireEvent.click(link);
    });
    await findPlace('/second "s"');
    expect(history.length).toBe(steps + 1);
  });

  it('also calls the page’s own handler', async () => {
    const pressed = vi.fn<() => void>();
    renderPages({
      pages: {
        '*': (
          <AppLink to="/second" onClick={pressed}>
            go
          </AppLink>
        ),
      },
    });
    await userEvent.click(screen.getByRole('link', { name: 'go' }));
    expect(pressed).toHaveBeenCalledOnce();
  });

  it.each([
    [{}, 'link'],
    [{ kind: 'standalone' }, 'link standalone'],
    [{ className: 'own' }, 'own'],
  ] as const)('has the requested style: %j', (looks, name) => {
    renderPages({
      pages: {
        '/': (
          <AppLink to="/second" {...looks}>
            go
          </AppLink>
        ),
      },
    });
    expect(screen.getByRole('link', { name: 'go' }).className).toBe(name);
  });
});

describe('a link to another site', () => {
  const site = 'https://www.example.com/x';

  it('asks for confirmation once for a double click', async () => {
    renderPages({ pages: { '/': <ExternalLink href={site}>go</ExternalLink> } });
    const link = screen.getByRole('link', { name: 'go' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    act(() => {
      expect(fireEvent.click(link)).toBe(false);
      expect(fireEvent.click(link)).toBe(false);
    });
    await vi.waitFor(() => expect(dialogStore.get()).toHaveLength(1));
    await act(async () => undefined);
    expect(dialogStore.get()).toHaveLength(1);
  });

  it('names the site in its question, and offers both choices', async () => {
    renderPages({ pages: { '/': null } });
    act(() => void confirmLeaving('https://www.example.com:8443/x?y'));
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
    async (to) => {
      await confirmLeaving(to);
      expect(dialogStore.get()).toEqual([]);
    },
  );
});

describe('a text with links', () => {
  it.each([
    ['login', '/demo/mypage'],
    ['applyAgain', '/demo/mypage/apply/step1'],
    ['reissueAgain', '/demo/mypage/bapRepublishPasswd'],
  ])('links %s to %s (S8)', (link, address) => {
    renderPages({ pages: { '*': <RichText text={`before <${link}>this</${link}> after`} /> } });
    expect(screen.getByRole('link', { name: 'this' }).getAttribute('href')).toBe(address);
    expect(document.body.textContent).toContain('before this after');
  });

  it('shows a filled-in link as text', () => {
    const text = `a ${asValue('<login>x</login>')} <login>b${asValue('<')}\nc</login>`;
    expect(splitText(text)).toEqual([
      { text: 'a <login>x</login> ' },
      { text: 'b<\nc', link: 'login' },
    ]);
    expect(plainText(text)).toBe('a <login>x</login> b<\nc');
  });

  it('shows an unknown tag as text, and the links after it as links', () => {
    expect(splitText('<b>x</b><login>a</login><login>b</login>')).toEqual([
      { text: '<b>x</b>' },
      { text: 'a', link: 'login' },
      { text: 'b', link: 'login' },
    ]);
  });
});
