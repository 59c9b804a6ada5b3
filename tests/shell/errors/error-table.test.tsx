import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCatalogue } from '../../../generated/error-codes.ts';
import type { ErrorHandler } from '../../../generated/error-handlers.ts';
import { ApiError } from '../../../src/api/api-error.ts';
import enCommon from '../../../src/i18n/en/common.json' with { type: 'json' };
import enTexts from '../../../src/i18n/en/errors.json' with { type: 'json' };
import enFields from '../../../src/i18n/en/field-names.json' with { type: 'json' };
import enShell from '../../../src/i18n/en/shell.json' with { type: 'json' };
import jaCommon from '../../../src/i18n/ja/common.json' with { type: 'json' };
import jaTexts from '../../../src/i18n/ja/errors.json' with { type: 'json' };
import jaFields from '../../../src/i18n/ja/field-names.json' with { type: 'json' };
import jaShell from '../../../src/i18n/ja/shell.json' with { type: 'json' };
import { languages, storedLanguage, type Language } from '../../../src/i18n/language.ts';
import { paths } from '../../../src/lib/paths.ts';
import { ErrorPage } from '../../../src/pages/error/ErrorPage.tsx';
import { dialogStore } from '../../../src/shell/messages/dialog-store.ts';
import { ErrorNotice } from '../../../src/shell/errors/ErrorNotice.tsx';
import { handleError } from '../../../src/shell/errors/handle-error.ts';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { clearReturnPath, takeReturnPath } from '../../../src/shell/session/return-path.ts';
import { pageSession } from '../../../src/shell/session/session.ts';
import { stubApi } from '../../support/api.ts';
import { renderPages, switchLanguage } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';
import { resultOf, resultByCode, statusesWithoutCode, type CodeResult } from './visible-results.ts';

/*
 * Tests the table of S8: every code in both languages, with the page that shows the code, the exact texts, the
 * visible parts of the page and the stored data.
 */
interface CatalogueEntry {
  status: number;
  handler: string;
  hasSubMessage: boolean;
  target: readonly string[];
  fillIns: readonly { name: string; type: string; example: string }[];
}

const catalogue = new Map(Object.entries<CatalogueEntry>(errorCatalogue));
const resultRows = Object.entries<CodeResult>(resultByCode);

const mapOf = (texts: object) => new Map(Object.entries<string>({ ...texts }));
const texts = {
  ja: { errors: mapOf(jaTexts), fields: mapOf(jaFields), common: jaCommon, shell: jaShell },
  en: { errors: mapOf(enTexts), fields: mapOf(enFields), common: enCommon, shell: enShell },
};

const customerEntry = 'an entry of the customer';

function entryOf(code: string): CatalogueEntry {
  const catalogueEntry = catalogue.get(code);
  if (!catalogueEntry) throw new Error(`${code} is not in the catalogue`);
  return catalogueEntry;
}

function errorOf(code: string): ApiError {
  const { status, target, fillIns } = entryOf(code);
  const mapping = fillIns.map(({ name, type, example }) => ({
    key: name,
    value: example,
    type: type === 'FE' ? ('FE' as const) : ('BE' as const),
  }));
  const items = [{ code, target: [...target], mapping }];
  return new ApiError({ kind: 'http', status, items, flowId: 'flow-0123456789' });
}

/** The text that a customer reads, with the values of the example, but without markup. */
function textOf(language: Language, key: string): string {
  const { errors, fields } = texts[language];
  const text = errors.get(key);
  if (!text) throw new Error(`No text ${key} in ${language}`);
  const { fillIns } = entryOf(key.replace('_sub', ''));
  const filledText = fillIns.reduce((currentText, { name, type, example }) => {
    const value = type === 'FE' ? fields.get(example) : example;
    if (!value) throw new Error(`${example} has no name in ${language}`);
    return currentText.replaceAll(`{{${name}}}`, value);
  }, text);
  return filledText.replaceAll(/<\/?\w+>/g, '');
}

/** The text of the alert, without the details for support. */
const getAlertParagraphs = (): (string | null)[] =>
  [...screen.getByRole('alert').querySelectorAll('p')]
    .filter((paragraph) => paragraph.closest('.support') === null)
    .map((paragraph) => paragraph.textContent);

/** Expects that the alert contains the exact texts of the code, without markup. */
async function expectTexts(
  language: Language,
  code: string,
  hasSubMessage: boolean,
): Promise<void> {
  const keys = hasSubMessage ? [code, `${code}_sub`] : [code];
  const expectedTexts = keys.map((key) => textOf(language, key));
  await waitFor(() => expect(getAlertParagraphs()).toEqual(expectedTexts));
  expect(document.body.textContent).not.toMatch(/\{\{|\}\}|<\/?\w+>/);
}

const getField = (): HTMLElement => screen.getByLabelText('entry');

function renderAt(path: string, error?: ApiError): void {
  const page = (
    <>
      <input aria-label="entry" defaultValue={customerEntry} />
      <ErrorNotice error={error} />
    </>
  );
  renderPages({
    layout: <PublicLayout />,
    pages: { '/': <p>the login page</p>, '/page': page, '/error': <ErrorPage /> },
    at: path,
  });
}

const handleFailure = (error: ApiError): Promise<void> =>
  act(async () => {
    handleError(error);
  });

let reloadCount = 0;

beforeEach(async () => {
  stubApi(frameAnswers());
  await act(async () => dialogStore.get().at(0)?.settle(false));
  pageSession.set({ kind: 'none', loginPath: '/' });
  clearReturnPath();
  reloadCount = 0;
  vi.spyOn(location, 'reload').mockImplementation(() => {
    reloadCount += 1;
  });
});

describe.each(languages)('in the language %s', (language) => {
  const { common: commonTexts, shell: shellTexts } = texts[language];
  const queryTopLink = (): HTMLElement | null =>
    screen.queryByRole('link', { name: commonTexts.toTop });
  const expectPage = (code: string, { hasTopLink, hidesContents, hasSubMessage }: CodeResult) => {
    expect(queryTopLink() !== null).toBe(hasTopLink);
    expect(getField().closest('[hidden]') !== null).toBe(hidesContents);
    expect(getField()).toHaveProperty('value', customerEntry);
    return expectTexts(language, code, hasSubMessage);
  };
  const expectShown = async (code: string, result: CodeResult): Promise<void> => {
    await screen.findByRole('alert');
    await expectPage(code, result);
  };

  const expectResult: Record<ErrorHandler, (code: string, result: CodeResult) => Promise<void>> = {
    caller: expectShown,
    message: expectShown,
    messageNoTop: expectShown,
    bareMessage: expectShown,
    maintenance: expectShown,
    languageFallback: async (code, result) => {
      if (language === 'en') {
        await waitFor(() => expect(reloadCount).toBe(1));
        expect(storedLanguage()).toBe('ja');
        return;
      }
      await expectShown(code, result);
      expect(reloadCount).toBe(0);
    },
    login: async (code, { hasTopLink, hasSubMessage }) => {
      await screen.findByText('the login page');
      await expectTexts(language, code, hasSubMessage);
      expect(location.pathname).toMatch(/^\/demo\/mypage\/?$/);
      expect(queryTopLink() !== null).toBe(hasTopLink);
      expect(await takeReturnPath()).toBe('/page?of=customer');
    },
    versionDialog: async () => {
      const dialog = await screen.findByRole('dialog');
      expect(dialog.textContent).toBe(
        shellTexts.newVersion.title + shellTexts.newVersion.message + shellTexts.newVersion.update,
      );
    },
  };

  beforeEach(() => switchLanguage(language));

  it.each(resultRows)('the code %s is shown as S8 requires', async (code, result) => {
    const error = errorOf(code);
    renderAt('/page?of=customer', error);
    pageSession.set({ kind: 'user', loginPath: paths.login() });
    await handleFailure(error);
    await expectResult[result.handler](code, result);
    expect(screen.queryAllByRole('alert')).toHaveLength(
      result.handler === 'versionDialog' || reloadCount > 0 ? 0 : 1,
    );
  });

  it('a page without a session redirects to the login, and then to the top page', async () => {
    renderAt('/page');
    await handleFailure(errorOf('401-1-07-01'));
    await expectTexts(language, '401-1-07-01', false);
    expect(await takeReturnPath()).toBe(paths.top());
  });

  it.each(statusesWithoutCode)(
    'the status %d without a code redirects to the error page',
    async (status) => {
      renderAt('/page');
      await handleFailure(new ApiError({ kind: 'http', status, flowId: 'f' }));
      await screen.findByRole('heading');
      expect(location.pathname + location.search).toBe('/demo/mypage/error?code=500-1-00-01');
      await expectTexts(language, '500-1-00-01', true);
      expect(queryTopLink()).not.toBeNull();
    },
  );

  it.each([200, 400, 402, 403, 404, 500, 502])(
    'the status %d with an unreadable body is handled by the caller',
    async (status) => {
      const error = new ApiError({ kind: 'malformed', status, flowId: 'flow-0123456789' });
      renderAt('/page', error);
      await handleFailure(error);
      await waitFor(() => expect(getAlertParagraphs()).toEqual([shellTexts.failed.malformed]));
      expect(await screen.findByText('flow-0123456789')).toBeTruthy();
      expect(getField()).toHaveProperty('value', customerEntry);
    },
  );

  it.each(['408-1-00-01', '429-1-05-01', '503-1-00-01', '504-1-00-01'])(
    'the status of %s replaces the missing code in an answer of a gateway',
    async (code) => {
      const status = Number(code.slice(0, 3));
      const error = new ApiError({ kind: 'malformed', status, flowId: 'flow-0123456789' });
      renderAt('/page', error);
      await handleFailure(error);
      await expectShown(code, resultOf(code));
      expect(screen.getAllByRole('alert')).toHaveLength(1);
    },
  );

  it('maintenance leaves a form visible, with its entries', async () => {
    renderPages({
      layout: <PublicLayout />,
      pages: { '/page': <form aria-label="the form">entries</form> },
      at: '/page',
    });
    await handleFailure(errorOf('503-1-00-01'));
    await expectTexts(language, '503-1-00-01', true);
    expect(screen.getByRole('form')).toBeTruthy();
    expect(queryTopLink()).toBeNull();
  });

  it('the status 401 with an unreadable body redirects to the login like the code 401-1-00-01', async () => {
    const error = new ApiError({ kind: 'malformed', status: 401, flowId: 'flow-0123456789' });
    renderAt('/page?of=customer', error);
    pageSession.set({ kind: 'user', loginPath: paths.login() });
    await handleFailure(error);
    await expectResult.login('401-1-00-01', resultOf('401-1-00-01'));
    expect(screen.queryByText('flow-0123456789')).toBeNull();
  });
});

it('an unavailable language reloads the page in Japanese and shows the message', async () => {
  await switchLanguage('en');
  renderAt('/page');
  await handleFailure(errorOf('403-1-00-02'));
  await waitFor(() => expect(reloadCount).toBe(1));
  cleanup();
  await switchLanguage('ja');
  renderAt('/page');
  await expectTexts('ja', '403-1-00-02', false);
  expect(screen.getByRole('link', { name: jaCommon.toTop })).toBeTruthy();
  expect(reloadCount).toBe(1);
});

it('a page in English returns to Japanese if another tab has already stored Japanese', async () => {
  await switchLanguage('en');
  localStorage.setItem('language', 'ja');
  renderAt('/page');
  await handleFailure(errorOf('403-1-00-02'));
  await waitFor(() => expect(reloadCount).toBe(1));
});

it('a page in English is not reloaded if the language cannot be stored', async () => {
  await switchLanguage('en');
  const setItem = (): void => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem });
  renderAt('/page');
  await handleFailure(errorOf('403-1-00-02'));
  await expectTexts('en', '403-1-00-02', false);
  expect(reloadCount).toBe(0);
});
