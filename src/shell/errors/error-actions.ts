import { ApiError } from '../../api/api-error.ts';
import type { Disposition } from '../../api/errors.ts';
import { currentLanguage, loadTexts } from '../../i18n/i18n.ts';
import { languages, storedLanguage, storeLanguage } from '../../i18n/language.ts';
import { getBasePath } from '../../lib/base-path.ts';
import { isAt } from '../../lib/is-at.ts';
import { paths } from '../../lib/paths.ts';
import { storeCode } from './error-of-code.ts';
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

type MessageFlags = Pick<Message, 'hidesContents' | 'hidesTopLink'>;

function showErrorMessage(error: unknown, flags: MessageFlags = {}): void {
  const { texts, support } = describeError(error);
  const [firstText, ...furtherTexts] = texts;
  showMessage({
    status: 'error',
    message: firstText?.message ?? '',
    subMessage: firstText?.subMessage,
    furtherTexts,
    support,
    ...flags,
  });
}

let isRedirecting = false;

/**
 * The session of the open page. On the login page of a download link, an error of the ended session may arrive late
 * and must not redirect to another login, so this function returns the session of the link.
 */
function sessionOfOpenPage(): PageSession {
  const session = pageSession.get();
  const path = location.pathname.slice(getBasePath().base.length);
  const isDownloadLogin = isAt('downloadLogin', path);
  return session.kind === 'none' && isDownloadLogin
    ? { kind: 'download', loginPath: path }
    : session;
}

/** Whether a link with the state `topLinkState` opened this page. The router stores the state of a link as `usr`. */
function isReachedByTopLink(): boolean {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('usr' in state)) return false;
  const { usr } = state;
  return typeof usr === 'object' && usr !== null && 'toTop' in usr;
}

/** Whether the error shows that the browser had no session; false for a session that has ended. */
const needsLogin = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.items.length > 0 &&
  error.items.every(({ code }) => code === '401-1-00-01');

/** S8: redirects to the login for the open page, with the message. After the login, the page opens again. */
async function goToLogin(error: unknown): Promise<void> {
  // All calls of the page fail together; only the first failure is reported.
  if (isRedirecting) return;
  isRedirecting = true;
  const { kind, loginPath } = sessionOfOpenPage();
  await loadErrorTexts();
  isRedirecting = false;
  const isExpected = needsLogin(error) && isReachedByTopLink() && pageCustomer.get() === undefined;
  const returnState = kind === 'download' ? linkReturnState() : {};
  if (kind === 'user') rememberReturnPath();
  if (kind === 'download') clearLinkSession();
  else clearSession();
  closeMessage();
  if (!isExpected) showErrorMessage(error, { hidesTopLink: true });
  replacePage(loginPath, { keepsMessage: true, state: returnState });
}

/** S8, 403-1-00-02: resets the stored language to Japanese and reloads the page once. */
function fallBackToJapanese(error: unknown): void {
  if (currentLanguage() !== languages[0]) {
    storeLanguage(languages[0]);
    if (storedLanguage() === languages[0]) {
      storeCode('403-1-00-02');
      location.reload();
      return;
    }
  }
  showErrorMessage(error);
}

const loadErrorTexts = (): Promise<void> =>
  loadTexts('errors', 'field-names', 'frame').catch(() => undefined);

/** Shows the message of an error that no handler of S8 shows, in the message area. */
export async function showCodeMessage(error: unknown): Promise<void> {
  await loadErrorTexts();
  showErrorMessage(error, { hidesTopLink: true });
}

/**
 * Redirects to another page and shows the error there, for a page that handles an error itself (call-meta.ts).
 *
 * @param path relative to the base path, from `paths`
 */
export async function showErrorAt(path: string, error: unknown): Promise<void> {
  await loadErrorTexts();
  closeMessage();
  showErrorMessage(error, { hidesTopLink: true });
  replacePage(path, { keepsMessage: true });
}

/** Handles an error as S8 requires for its disposition. */
export async function applyDisposition(disposition: Disposition, error: unknown): Promise<void> {
  if (disposition === 'login') return goToLogin(error);
  await loadErrorTexts();
  switch (disposition) {
    case 'bareMessage':
      return showErrorMessage(error, { hidesContents: true, hidesTopLink: true });
    case 'messageNoTop':
      return showErrorMessage(error, { hidesTopLink: true });
    case 'maintenance':
      // A form stays visible with its entries, and can be sent again.
      return showErrorMessage(error, {
        hidesContents: document.querySelector('main form') === null,
        hidesTopLink: true,
      });
    case 'message':
      return showErrorMessage(error);
    case 'languageFallback':
      return fallBackToJapanese(error);
    default:
      return goToErrorPage();
  }
}

/**
 * S8: an answer without a code, or a defect of the portal. The error page shows the text of an
 * unexpected error and the details for support.
 */
const goToErrorPage = (): void => replacePage(paths.error('500-1-00-01'));
