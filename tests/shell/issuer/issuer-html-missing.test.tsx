import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { IssuerHtml } from '../../../src/shell/issuer/IssuerHtml.tsx';
import { messageStore } from '../../../src/shell/messages/message-store.ts';
import { renderPages, switchLanguage } from '../../support/render.tsx';

// This test has its own file, because a chunk is loaded only once.
vi.mock('../../../src/lib/sanitise-html.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('a message appears instead of the issuer’s HTML if the sanitiser does not load', async () => {
  await switchLanguage();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  renderPages({ pages: { '/': <IssuerHtml html="<b>bold</b>" /> } });
  await vi.dynamicImportSettled();
  expect(messageStore.get()?.message).toMatch(/通信|接続/);
  expect(screen.queryByText(/bold/)).toBeNull();
  expect(document.querySelector('[data-issuer]')?.hasAttribute('data-loading')).toBe(false);
});
