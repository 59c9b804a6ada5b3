import { getBasePath } from '../../lib/base-path.ts';

/**
 * What tabs of this portal tell each other: that somebody has logged in or out, that a call has kept
 * the session alive, or whose page has just been opened.
 */
export type SessionNews = 'login' | 'logout' | 'activity' | { customer: string };

const channelName = (): string => `mypage.${getBasePath().customerCode}`;

/** Tells the other tabs of this portal. Browsers without channels hear of it at their next call. */
export function tellOtherTabs(news: SessionNews): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName());
  channel.postMessage(news);
  channel.close();
}

const words: readonly unknown[] = ['login', 'logout', 'activity'];

/** A tab of another version of the portal may say anything. */
function isNews(data: unknown): data is SessionNews {
  if (words.includes(data)) return true;
  return (
    typeof data === 'object' &&
    data !== null &&
    'customer' in data &&
    typeof data.customer === 'string'
  );
}

/** Hears what other tabs of this portal tell. Answers how to stop that. */
export function listenToOtherTabs(listener: (news: SessionNews) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName());
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) listener(data);
  });
  return () => channel.close();
}
