import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts, setLanguage } from '../../../src/i18n/i18n.ts';
import { paths } from '../../../src/lib/paths.ts';
import { applyDisposition } from '../../../src/shell/errors/error-actions.ts';
import { setNavigate } from '../../../src/shell/links/navigation.ts';
import { messageStore } from '../../../src/shell/messages/message-store.ts';
import { pageSession } from '../../../src/shell/session/session.ts';
import { errorOf } from '../../support/error-of.ts';

/* The texts of errors are loaded with the first error, after the texts of the page. */

let areTextsAvailable = true;

vi.mock(import('../../../src/i18n/i18n.ts'), async (importOriginal) => {
  const original = await importOriginal();
  const loadOrFail: typeof original.loadTexts = (...names) =>
    areTextsAvailable
      ? original.loadTexts(...names)
      : Promise.reject(new TypeError('Failed to fetch'));
  return { ...original, loadTexts: loadOrFail };
});

const navigate = vi.fn<(to: unknown) => void>();

beforeEach(async () => {
  areTextsAvailable = true;
  setNavigate(navigate);
  pageSession.set({ kind: 'user', loginPath: paths.login() });
});

const unexpectedErrorText = 'An unexpected error occurred. Please try again in a little while.';

describe('an error whose texts cannot be loaded', () => {
  beforeEach(async () => {
    setLanguage('en');
    // Every page has loaded these texts.
    await loadTexts('shell');
    areTextsAvailable = false;
  });

  it('is shown with a general text, which every page has loaded', async () => {
    await applyDisposition('message', errorOf('403-1-00-01'));
    expect(messageStore.get()?.message).toBe(unexpectedErrorText);
  });

  it('still redirects to the login', async () => {
    await applyDisposition('login', errorOf('401-1-00-01'));
    expect(messageStore.get()?.message).toBe(unexpectedErrorText);
    expect(navigate).toHaveBeenCalledOnce();
  });
});

describe('an error whose texts are loaded', () => {
  beforeEach(() => setLanguage('en'));

  it('shows all its items, each text once', async () => {
    const error = errorOf('404-1-07-01', '500-1-00-01', '404-1-07-01');
    await applyDisposition('message', error);
    expect(messageStore.get()).toEqual({
      status: 'error',
      message: expect.stringContaining('The URL is incorrect'),
      subMessage: expect.stringContaining('<applyAgain>'),
      furtherTexts: [expect.objectContaining({ code: '500-1-00-01' })],
      support: { flowId: error.flowId, timeMs: error.failedAt.getTime() },
    });
  });
});
