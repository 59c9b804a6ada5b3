import { getBasePath } from '../../lib/base-path.ts';

/**
 * What tabs of this portal tell each other: that somebody has logged in or out, that a call has kept
 * the session alive, or whose page has just been opened.
 */
export type SessionEvent = 'login' | 'logout' | 'activity' | { customer: string };

const channelName = (): string => `mypage.${getBasePath().customerCode}`;

/**
 * The page's one channel, while somebody listens. A channel does not hear what it says itself: with a
 * second one the page would take its own news for another tab's.
 */
let channel: BroadcastChannel | undefined;
const listeners = new Set<(news: SessionEvent) => void>();

/** Tells the other tabs of this portal. Browsers without channels hear of it at their next call. */
export function notifyOtherTabs(news: SessionEvent): void {
  if (typeof BroadcastChannel === 'undefined') return;
  if (channel !== undefined) return channel.postMessage(news);
  const brief = new BroadcastChannel(channelName());
  brief.postMessage(news);
  brief.close();
}

const words: readonly unknown[] = ['login', 'logout', 'activity'];

/** A tab of another version of the portal may say anything. */
function isNews(data: unknown): data is SessionEvent {
  if (words.includes(data)) return true;
  return (
    typeof data === 'object' &&
    data !== null &&
    'customer' in data &&
    typeof data.customer === 'string'
  );
}

function openChannel(): BroadcastChannel {
  const opened = new BroadcastChannel(channelName());
  opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) for (const listener of listeners) listener(data);
  });
  return opened;
}

/** Hears what other tabs of this portal tell. Answers how to stop that. */
export function listenToOtherTabs(listener: (news: SessionEvent) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  // By itself, so that the same function may listen twice.
  const own = (news: SessionEvent): void => listener(news);
  listeners.add(own);
  channel ??= openChannel();
  return () => {
    listeners.delete(own);
    if (listeners.size > 0) return;
    channel?.close();
    channel = undefined;
  };
}
