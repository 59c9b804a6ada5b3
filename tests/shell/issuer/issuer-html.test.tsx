import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { dialogStore, dismissDialogs } from '../../../src/shell/messages/dialog-store.ts';
import { ExternalLink } from '../../../src/shell/links/ExternalLink.tsx';
import { IssuerHtml } from '../../../src/shell/issuer/IssuerHtml.tsx';
import { clickAndReportFollowed } from '../links/click-and-report-followed.ts';
import { showPages } from '../show-pages.tsx';

// tests/browser tests the sanitiser in a real browser, because the parser of the simulated browser is too simple.
vi.mock('../../../src/lib/sanitise-html.ts', () => ({
  sanitiseHtml: (html: string): DocumentFragment =>
    document.createRange().createContextualFragment(html),
}));

const showHtml = (html: string) => showPages({ pages: { '/': <IssuerHtml html={html} /> } });

it('a double click on a link in the issuer’s HTML follows the link once', async () => {
  showHtml('<a href="https://example.com/x">go</a><a href="https://example.com/y">other</a>');
  const link = await screen.findByText('go');
  act(() => {
    expect(fireEvent.click(link)).toBe(false);
    expect(fireEvent.click(link)).toBe(false);
  });
  await vi.dynamicImportSettled();
  expect(dialogStore.get()).toHaveLength(1);
  dismissDialogs();
  fireEvent.click(screen.getByText('other'));
  await vi.dynamicImportSettled();
  expect(dialogStore.get()).toHaveLength(1);
  expect(dialogStore.get()[0]?.message).toContain('example.com');
});

it.each([
  ['the issuer’s', <IssuerHtml key="a" html='<a href="https://example.com/">go</a>' />],
  [
    'the portal’s',
    <ExternalLink key="b" href="https://example.com/">
      go
    </ExternalLink>,
  ],
])(
  'the middle mouse button asks before a link opens another site, and the right button does nothing: %s links',
  async (_, page) => {
    showPages({ pages: { '/': page } });
    const link = await screen.findByText('go');
    const pressMouseButton = (button: number) =>
      fireEvent(link, new MouseEvent('auxclick', { button, bubbles: true, cancelable: true }));
    expect(pressMouseButton(2)).toBe(true);
    expect(dialogStore.get()).toEqual([]);
    expect(pressMouseButton(1)).toBe(false);
    await vi.dynamicImportSettled();
    expect(dialogStore.get()).toHaveLength(1);
  },
);

it('a double click on a mail link in the issuer’s HTML opens the mail program once', async () => {
  showHtml('<a href="mailto:desk@example.com">mail</a>');
  const link = await screen.findByText('mail');
  expect(clickAndReportFollowed(link)).toBe(true);
  expect(clickAndReportFollowed(link)).toBe(false);
  expect(dialogStore.get()).toEqual([]);
});

it.each([
  ['a page of the portal’s host', '<a href="/news">go</a>'],
  ['an anchor in the same text', '<a href="#end">go</a>'],
  ['a link without an address', '<a>go</a>'],
  ['text that is not a link', '<b>go</b>'],
])('a click in the issuer’s HTML on %s needs no confirmation', async (_, html) => {
  showHtml(html);
  expect(clickAndReportFollowed(await screen.findByText('go'))).toBe(true);
  expect(dialogStore.get()).toEqual([]);
});

it('the issuer’s HTML reserves its space until the text appears', async () => {
  const { container } = showHtml('<p>text</p>');
  const element = container.querySelector('[data-issuer]');
  expect(element?.hasAttribute('data-loading')).toBe(true);
  expect(element?.textContent).toBe('');
  await screen.findByText('text');
  expect(element?.hasAttribute('data-loading')).toBe(false);
});

it.each([
  ['<p>はじめに</p>', 'ja'],
  ['<p>Welcome</p>', undefined],
])('the issuer’s HTML %s has the lang attribute %s', async (html, language) => {
  const { container } = showHtml(html);
  await screen.findByText(/はじめに|Welcome/);
  expect(container.querySelector('[data-issuer]')?.getAttribute('lang') ?? undefined).toBe(
    language,
  );
});

it('the issuer’s HTML shows the latest text if the text changes while the sanitiser loads', async () => {
  const { rerender } = render(<IssuerHtml html="<p>before</p>" />);
  rerender(<IssuerHtml html="<p>now</p>" />);
  await screen.findByText('now');
  expect(screen.queryByText('before')).toBeNull();
  rerender(<IssuerHtml html="<p>at last</p>" className="own" />);
  expect((await screen.findByText('at last')).parentElement?.className).toBe('own');
});
