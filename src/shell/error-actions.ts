import { ApiError } from '../api/api-error.ts';
import type { Disposition } from '../api/errors.ts';
import { loadTexts } from '../i18n/i18n.ts';
import { languages, storedLanguage, storeLanguage } from '../i18n/language.ts';
import { paths } from '../lib/paths.ts';
import { keepOverReload } from './after-reload.ts';
import { describeError } from './error-texts.ts';
import { showMessage, type Message } from './message-store.ts';
import { replacePage } from './navigation.ts';
import { rememberReturnPath } from './return-path.ts';
import { clearSession, pageSession } from './session.ts';

type Flags = Pick<Message, 'hideContents' | 'hideTopLink'>;

function show(error: unknown, flags: Flags = {}): void {
  const { texts, support } = describeError(error);
  const [first] = texts;
  const subMessages = [first?.subMessage, ...texts.slice(1).map((text) => text.message)].filter(
    (text) => text !== undefined,
  );
  showMessage({
    status: 'error',
    message: first?.message ?? '',
    subMessage: subMessages.length > 0 ? subMessages.join('\n') : undefined,
    support,
    ...flags,
  });
}

/** S8: to the login of the page it happened on, message kept; back to the page after it. */
function goToLogin(error: unknown): void {
  const { kind, loginPath } = pageSession.get();
  if (kind === 'user') rememberReturnPath();
  clearSession();
  show(error, { hideTopLink: true });
  replacePage(loginPath, { keep: true });
}

/** S8, 403-1-00-02: the stored language goes back to Japanese, and the page with it, once. */
function fallBackToJapanese(error: unknown): void {
  if (storedLanguage() !== languages[0]) {
    storeLanguage(languages[0]);
    if (storedLanguage() === languages[0]) {
      keepOverReload('403-1-00-02');
      location.reload();
      return;
    }
  }
  show(error);
}

/** Does what S8 says for an error that is not its caller's. */
export async function act(disposition: Disposition, error: unknown): Promise<void> {
  await loadTexts('errors', 'field-names', 'frame').catch(() => undefined);
  switch (disposition) {
    case 'bareMessage':
      return show(error, { hideContents: true, hideTopLink: true });
    case 'messageNoTop':
      return show(error, { hideTopLink: true });
    case 'message':
      return show(error);
    case 'languageFallback':
      return fallBackToJapanese(error);
    case 'login':
      return goToLogin(error);
    default:
      return goToErrorPage(error);
  }
}

/** S8, no error code. What support needs is kept beside the page's own text. */
function goToErrorPage(error: unknown): void {
  const code = error instanceof ApiError ? error.items[0]?.code : undefined;
  replacePage(paths.error(code ?? '500-1-00-01'), { keep: false });
}
