import { act, fireEvent, screen } from '@testing-library/react';
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

const show = (html: string) => renderPages({ pages: { '/': <IssuerHtml html={html} /> } });

it('takes a double click on a link as one', async () => {
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
  'asks at the middle button of the mouse too, not at the right one: %s links',
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

it('lets a mail link do what it does, once', async () => {
  show('<a href="mailto:desk@example.com">mail</a>');
  const link = await screen.findByText('mail');
  expect(fireEvent.click(link)).toBe(true);
  expect(fireEvent.click(link)).toBe(false);
  expect(dialogStore.get()).toEqual([]);
});
