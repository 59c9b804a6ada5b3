import { ApiError } from '../../api/api-error.ts';
import type { Disposition } from '../../api/errors.ts';
import { currentLanguage, loadTexts } from '../../i18n/i18n.ts';
import { languages, storedLanguage, storeLanguage } from '../../i18n/language.ts';
import { getBasePath } from '../../lib/base-path.ts';
import { isAt } from '../../lib/is-at.ts';
import { paths } from '../../lib/paths.ts';
import { keepOverReload } from './kept-code.ts';
import { describeError } from './error-texts.ts';
import { closeMessage, showMessage, type Message } from '../messages/message-store.ts';
import { replacePage } from '../links/navigation.ts';
import { pageCustomer } from '../session/page-customer.ts';
import { linkReturnState } from '../session/link-return-page.ts';
import { rememberReturnPath } from '../session/return-path.ts';
import {
  clearLinkSession,
  clearSession,
  pageSession,
  type PageSession,
} from '../session/session.ts';

type Flags = Pick<Message, 'hideContents' | 'hideTopLink'>;

function show(error: unknown, flags: Flags = {}): void {
  const { texts, support } = describeError(error);
  const [first, ...others] = texts;
  showMessage({
    status: 'error',
    message: first?.message ?? '',
    subMessage: first?.subMessage,
    others,
    support,
    ...flags,
  });
}

let isLeaving = false;

/**
 * The session that the open page stands on. Once its end has led to the login of a download link,
 * that login is the page, and a late answer of the session does not lead away from it.
 */
function openSession(): PageSession {
  const session = pageSession.get();
  const path = location.pathname.slice(getBasePath().base.length);
  const isDownloadLogin = isAt('downloadLogin', path);
  return session.kind === 'none' && isDownloadLogin
    ? { kind: 'download', loginPath: path }
    : session;
}

/** Whether the open page was come to by a link with `toTop`. The router keeps a link's state as `usr`. */
function cameByTopLink(): boolean {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('usr' in state)) return false;
  const { usr } = state;
  return typeof usr === 'object' && usr !== null && 'toTop' in usr;
}

/** Nobody is logged in, and nobody says that somebody was. */
const needsLogin = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.items.length > 0 &&
  error.items.every(({ code }) => code === '401-1-00-01');

/** S8: to the login of the page it happened on, message kept; back to the page after it. */
async function goToLogin(error: unknown): Promise<void> {
  // The calls of a page fail together; the first of them tells it.
  if (isLeaving) return;
  isLeaving = true;
  const { kind, loginPath } = openSession();
  await loadErrorTexts();
  isLeaving = false;
  const isNoNews = needsLogin(error) && cameByTopLink() && pageCustomer.get() === undefined;
  const state = kind === 'download' ? linkReturnState() : {};
  if (kind === 'user') rememberReturnPath();
  if (kind === 'download') clearLinkSession();
  else clearSession();
  closeMessage();
  if (!isNoNews) show(error, { hideTopLink: true });
  replacePage(loginPath, { keep: true, state });
}

/** S8, 403-1-00-02: the stored language goes back to Japanese, and the page with it, once. */
function fallBackToJapanese(error: unknown): void {
  if (currentLanguage() !== languages[0]) {
    storeLanguage(languages[0]);
    if (storedLanguage() === languages[0]) {
      keepOverReload('403-1-00-02');
      location.reload();
      return;
    }
  }
  show(error);
}

const loadErrorTexts = (): Promise<void> =>
  loadTexts('errors', 'field-names', 'frame').catch(() => undefined);

/**
 * For a page that deals with an error itself (call-meta.ts), by another page: goes there, the message
 * with it.
 *
 * @param path relative to the base path, from `paths`
 */
export async function showErrorAt(path: string, error: unknown): Promise<void> {
  await loadErrorTexts();
  closeMessage();
  show(error, { hideTopLink: true });
  replacePage(path, { keep: true });
}

/** Does what S8 says for an error that is not its caller's. */
export async function applyDisposition(disposition: Disposition, error: unknown): Promise<void> {
  if (disposition === 'login') return goToLogin(error);
  await loadErrorTexts();
  switch (disposition) {
    case 'bareMessage':
      return show(error, { hideContents: true, hideTopLink: true });
    case 'messageNoTop':
      return show(error, { hideTopLink: true });
    case 'message':
      return show(error);
    case 'languageFallback':
      return fallBackToJapanese(error);
    default:
      return goToErrorPage();
  }
}

/**
 * S8: an answer without a code, or a fault of the portal itself. The error page says that it was not
 * expected, and shows beside it what support wants to know.
 */
const goToErrorPage = (): void => replacePage(paths.error('500-1-00-01'));
