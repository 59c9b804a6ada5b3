import { getBasePath } from '../../lib/base-path.ts';

/**
 * Messages between tabs of this portal: a login, a logout, a call that kept the session alive, or
 * the customer of a page that was just opened.
 */
export type SessionEvent = 'login' | 'logout' | 'activity' | { customer: string };

const channelName = (): string => `mypage.${getBasePath().customerCode}`;

/**
 * The page's only channel, while there are listeners. A channel does not receive its own messages;
 * a second one would.
 */
let channel: BroadcastChannel | undefined;
const listeners = new Set<(news: SessionEvent) => void>();

/**
 * Notifies the other tabs of this portal. Browsers without channels learn of it with their next
 * call.
 */
export function notifyOtherTabs(news: SessionEvent): void {
  if (typeof BroadcastChannel === 'undefined') return;
  if (channel !== undefined) return channel.postMessage(news);
  const brief = new BroadcastChannel(channelName());
  brief.postMessage(news);
  brief.close();
}

const words: readonly unknown[] = ['login', 'logout', 'activity'];

/** A tab with another version of the portal may send anything. */
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

/** Listens to the other tabs of this portal. Returns a function that stops it. */
export function listenToOtherTabs(listener: (news: SessionEvent) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  // A new function each time, so that the same listener can be registered twice.
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
