import { screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts, rawText, setLanguage } from '../../../src/i18n/i18n.ts';
import type { Language } from '../../../src/i18n/language.ts';
import { DownloadLayout, LoggedInLayout } from '../../../src/shell/frame/lazy-layouts.ts';
import { closeMessage } from '../../../src/shell/messages/message-store.ts';
import { jsonAnswer, stubApi } from '../../support/api.ts';
import { renderPages } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

const link = {
  state: 'valid',
  isLoggedIn: true,
  title: 'Bills',
  expiresAt: '2026-12-19T10:00:00+09:00',
  customerName: 'Aoba',
  titleOfHonor: '',
  isDisplayEStorageLink: true,
};

/** A page that the customer opens from the login page, which has few texts loaded. */
const show = async (language: Language, layout: ReactNode, at: string): Promise<void> => {
  setLanguage(language);
  await loadTexts('common', 'shell', 'ui');
  stubApi({
    ...frameAnswers(),
    'GET /user/me': () => jsonAnswer({ customerKey: 'a', customerName: 'Aoba', titleOfHonor: '' }),
    'GET /downloads/tk_1': () => jsonAnswer(link),
  });
  renderPages({
    layout: <Suspense>{layout}</Suspense>,
    pages: { '/top': <h1>a page</h1>, '/downloadurl/list/:token': <h1>a page</h1> },
    at,
  });
  await screen.findByRole('heading', { name: 'a page' });
};

beforeEach(() => closeMessage());
afterEach(() => setLanguage('ja'));

// Each in another language, whose texts are not loaded yet.
it('loads the customer’s layout with its texts, and the error texts in the background', async () => {
  await show('en', <LoggedInLayout />, '/top');
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeTruthy();
  await vi.waitFor(() => {
    expect(rawText('field-names.loginId')).toBeTypeOf('string');
    expect(rawText('errors.400-1-00-01')).toBeTypeOf('string');
  });
});

it('loads the download layout with its texts, and the error texts in the background', async () => {
  await show('ja', <DownloadLayout />, '/downloadurl/list/tk_1');
  expect(screen.getByRole('navigation', { name: '設定とログアウト' })).toBeTruthy();
  await vi.waitFor(() => {
    expect(rawText('field-names.loginId')).toBeTypeOf('string');
    expect(rawText('errors.400-1-00-01')).toBeTypeOf('string');
  });
});
