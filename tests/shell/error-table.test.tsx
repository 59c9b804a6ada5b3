import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCatalogue } from '../../generated/error-codes.ts';
import { ApiError } from '../../src/api/api-error.ts';
import enCommon from '../../src/i18n/en/common.json' with { type: 'json' };
import jaCommon from '../../src/i18n/ja/common.json' with { type: 'json' };
import enTexts from '../../src/i18n/en/errors.json' with { type: 'json' };
import jaTexts from '../../src/i18n/ja/errors.json' with { type: 'json' };
import { languages, storedLanguage, type Language } from '../../src/i18n/language.ts';
import { dialogStore } from '../../src/shell/dialog-store.ts';
import { ErrorNotice } from '../../src/shell/ErrorNotice.tsx';
import { handleError } from '../../src/shell/handle-error.ts';
import { closeMessage } from '../../src/shell/message-store.ts';
import { PublicLayout } from '../../src/shell/PublicLayout.tsx';
import { pageSession } from '../../src/shell/session.ts';
import { stubApi } from '../support/api.ts';
import { renderPages, speak } from '../support/render.tsx';
import { frameAnswers } from '../support/settings.ts';

/*
 * The table of S8, from the catalogue itself: every code in both languages, where it lands, its text,
 * the top link, and what is kept. A new code is tested by being in the catalogue.
 */
type Handler =
  | 'caller'
  | 'message'
  | 'messageNoTop'
  | 'bareMessage'
  | 'languageFallback'
  | 'login'
  | 'versionDialog';

interface Entry {
  status: number;
  handler: Handler;
  hasSubMessage: boolean;
  target: readonly string[];
  fillIns: readonly { name: string; type: string; example: string }[];
}

const entries = Object.entries<Entry>(errorCatalogue);
const texts: Record<Language, Map<string, string>> = {
  ja: new Map(Object.entries<string>(jaTexts)),
  en: new Map(Object.entries<string>(enTexts)),
};
const topLink = { ja: jaCommon.toTop, en: enCommon.toTop };
const entered = 'what the customer has entered';

const errorOf = (code: string, { status, target, fillIns }: Entry): ApiError =>
  new ApiError({
    kind: 'http',
    status,
    items: [
      {
        code,
        target: [...target],
        mapping: fillIns.map(({ name, type, example }) => ({
          key: name,
          value: example,
          type: type === 'FE' ? 'FE' : 'BE',
        })),
      },
    ],
    flowId: 'flow-0123456789',
  });

/** A text without its places and links, in the pieces between them. */
const piecesOf = (text: string): string[] =>
  text
    .split(/\{\{\w+\}\}|<\/?\w+>|\n/)
    .map((piece) => piece.replaceAll(/\s+/g, ' ').trim())
    .filter((piece) => piece !== '');

const pageText = (): string => document.body.textContent?.replaceAll(/\s+/g, ' ') ?? '';

async function expectText(language: Language, key: string): Promise<void> {
  const text = texts[language].get(key) ?? '';
  await waitFor(() => {
    for (const piece of piecesOf(text)) expect(pageText()).toContain(piece);
  });
  expect(pageText()).not.toMatch(/\{\{|\}\}|<\/?(login|applyAgain)>/);
}

const field = (): HTMLElement => screen.getByLabelText('entry');

function renderAt(path: string, error?: ApiError): void {
  const page = (
    <>
      <input aria-label="entry" defaultValue={entered} />
      <ErrorNotice error={error} />
    </>
  );
  renderPages({
    layout: <PublicLayout />,
    pages: { '/': <p>the login page</p>, '/page': page, '/error': <p>the error page</p> },
    at: path,
  });
}

describe.each(languages)('in %s', (language) => {
  const top = (): HTMLElement | null => screen.queryByRole('link', { name: topLink[language] });

  let reloads = 0;
  const landings: Record<Handler, (code: string) => Promise<void>> = {
    caller: async (code) => {
      await expectText(language, code);
      expect(screen.getByRole('alert')).toBeTruthy();
      expect(top()).toBeNull();
      expect(field()).toHaveProperty('value', entered);
    },
    message: async (code) => {
      await expectText(language, code);
      expect(top()).not.toBeNull();
      expect(field().closest('[hidden]')).toBeNull();
      expect(field()).toHaveProperty('value', entered);
    },
    messageNoTop: async (code) => {
      await expectText(language, code);
      expect(top()).toBeNull();
      expect(field()).toHaveProperty('value', entered);
    },
    bareMessage: async (code) => {
      await expectText(language, code);
      expect(top()).toBeNull();
      expect(field().closest('[hidden]')).not.toBeNull();
    },
    languageFallback: async (code) => {
      await waitFor(() => expect(storedLanguage()).toBe('ja'));
      if (language === 'ja') await expectText(language, code);
      expect(reloads).toBe(language === 'ja' ? 0 : 1);
    },
    login: async (code) => {
      await screen.findByText('the login page');
      await expectText(language, code);
      expect(location.pathname).toMatch(/^\/demo\/mypage\/?$/);
      expect(top()).toBeNull();
    },
    versionDialog: async () => {
      const button = language === 'ja' ? '更新' : 'Refresh';
      expect(await screen.findByRole('button', { name: button })).toBeTruthy();
      expect(pageText()).not.toContain('{{');
    },
  };

  beforeEach(async () => {
    await speak(language);
    stubApi(frameAnswers());
    closeMessage();
    dialogStore.get().at(0)?.settle(false);
    pageSession.set({ kind: 'none', loginPath: '/' });
    reloads = 0;
    vi.spyOn(location, 'reload').mockImplementation(() => {
      reloads += 1;
    });
  });

  it.each(entries)('%s', async (code, entry) => {
    const error = errorOf(code, entry);
    renderAt('/page', error);
    await act(async () => {
      expect(handleError(error)).toBe(entry.handler !== 'caller');
    });
    await landings[entry.handler](code);
    if (entry.hasSubMessage && entry.handler !== 'versionDialog')
      await expectText(language, `${code}_sub`);
  });
});
