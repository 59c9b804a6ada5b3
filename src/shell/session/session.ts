import { forgetEarly } from '../../api/early.ts';
import { getBasePath } from '../../lib/base-path.ts';
import { paths } from '../../lib/paths.ts';
import { clearBillSearch } from '../../lib/stored.ts';
import { dismissDialogs } from '../messages/dialog-store.ts';
import { createStore } from '../../lib/store.ts';

/** Whose session the open page stands on. */
export interface PageSession {
  kind: 'none' | 'user' | 'download';
  /** Where the page's customer logs in. */
  loginPath: string;
}

const noSession: PageSession = { kind: 'none', loginPath: paths.login() };

/** Told by the layouts; a 401 is sent to the login of the page it happened on (S8). */
export const pageSession = createStore<PageSession>(noSession);

export function leavePageSession(): void {
  pageSession.set(noSession);
}

export type SessionNews = 'logout' | 'activity';

const channelName = (): string => `mypage.${getBasePath().customerCode}`;

/** Tells the other tabs of this portal. Browsers without channels hear of it at their next call. */
export function tellOtherTabs(news: SessionNews): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName());
  channel.postMessage(news);
  channel.close();
}

/** Hears what other tabs of this portal tell. Answers how to stop that. */
export function listenToOtherTabs(listener: (news: SessionNews) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName());
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'logout' || data === 'activity') listener(data);
  });
  return () => channel.close();
}

const endings = new Set<() => void>();

/** For what a page keeps and has begun beyond its own life: calls back whenever a session is cleared. */
export function onSessionEnd(listener: () => void): void {
  endings.add(listener);
}

/** Forgets what a logout has to clear (S4), here; the server's side is `POST /auth/logout`. */
export function clearSession(): void {
  for (const end of endings) end();
  clearBillSearch();
  forgetEarly();
  leavePageSession();
  dismissDialogs();
}
