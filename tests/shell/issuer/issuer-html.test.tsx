import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { dialogStore, dismissDialogs } from '../../../src/shell/messages/dialog-store.ts';
import { ExternalLink } from '../../../src/shell/links/ExternalLink.tsx';
import { IssuerHtml } from '../../../src/shell/issuer/IssuerHtml.tsx';
import { stubApi } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

// What it takes out is tested in a real browser (tests/browser/): this one's parser is too simple.
vi.mock('../../../src/lib/sanitise-html.ts', () => ({
  sanitiseHtml: (html: string): DocumentFragment =>
    document.createRange().createContextualFragment(html),
}));

beforeEach(async () => {
  await speak();
  stubApi(frameAnswers());
  dismissDialogs();
});

/** Presses the link, and returns whether the browser would follow it; it follows none here. */
function isLeft(pressed: HTMLElement): boolean {
  let is = false;
  const heard = new AbortController();
  const hear = (event: Event): void => {
    is = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', hear, { signal: heard.signal });
  fireEvent.click(pressed);
  heard.abort();
  return is;
}

const show = (html: string) => renderPages({ pages: { '/': <IssuerHtml html={html} /> } });

it('follows a link once for a double click', async () => {
  show('<a href="https://example.com/x">go</a><a href="https://example.com/y">other</a>');
  const link = await screen.findByText('go');
  act(() => {
    expect(fireEvent.click(link)).toBe(false);
    expect(fireEvent.click(link)).toBe(false);
  });
  await vi.waitFor(() => expect(dialogStore.get()).toHaveLength(1));
  dismissDialogs();
  fireEvent.click(screen.getByText('other'));
  await vi.waitFor(() => expect(dialogStore.get()).toHaveLength(1));
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
  'asks for confirmation for the middle mouse button, not for the right one: %s links',
  async (_, link) => {
    renderPages({ pages: { '/': link } });
    const press = (button: number) =>
      fireEvent(
        screen.getByText('go'),
        new MouseEvent('auxclick', { button, bubbles: true, cancelable: true }),
      );
    await screen.findByText('go');
    expect(press(2)).toBe(true);
    expect(dialogStore.get()).toEqual([]);
    expect(press(1)).toBe(false);
    await vi.waitFor(() => expect(dialogStore.get()).toHaveLength(1));
  },
);

it('leaves a mail link to the browser, once', async () => {
  show('<a href="mailto:desk@example.com">mail</a>');
  const link = await screen.findByText('mail');
  expect(isLeft(link)).toBe(true);
  expect(isLeft(link)).toBe(false);
  expect(dialogStore.get()).toEqual([]);
});

it.each([
  ['a page of the portal’s own host', '<a href="/news">go</a>'],
  ['a place in the same text', '<a href="#end">go</a>'],
  ['what has no address', '<a>go</a>'],
  ['what is no link', '<b>go</b>'],
])('does not ask for confirmation before %s', async (_, html) => {
  show(html);
  expect(isLeft(await screen.findByText('go'))).toBe(true);
  expect(dialogStore.get()).toEqual([]);
});

it('reserves its space until the text is there', async () => {
  const { container } = show('<p>text</p>');
  const place = container.querySelector('[data-issuer]');
  expect(place?.hasAttribute('data-loading')).toBe(true);
  expect(place?.textContent).toBe('');
  await screen.findByText('text');
  expect(place?.hasAttribute('data-loading')).toBe(false);
});

it.each([
  ['<p>はじめに</p>', 'ja'],
  ['<p>Welcome</p>', undefined],
])('marks %s with its language, if known: %s', async (html, language) => {
  const { container } = show(html);
  await screen.findByText(/はじめに|Welcome/);
  expect(container.querySelector('[data-issuer]')?.getAttribute('lang') ?? undefined).toBe(
    language,
  );
});

it('shows the current text if the text changed while the sanitiser loaded', async () => {
  const { rerender } = render(<IssuerHtml html="<p>before</p>" />);
  rerender(<IssuerHtml html="<p>now</p>" />);
  await screen.findByText('now');
  expect(screen.queryByText('before')).toBeNull();
  rerender(<IssuerHtml html="<p>at last</p>" className="own" />);
  expect((await screen.findByText('at last')).parentElement?.className).toBe('own');
});
