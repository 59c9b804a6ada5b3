import { getBasePath } from '../../lib/base-path.ts';

/**
 * Messages between tabs of this portal: a login, a logout, a call that kept the session alive, or
 * the customer of a page that was just opened.
 */
export type SessionEvent = 'login' | 'logout' | 'activity' | { customer: string };

const channelName = (): string => `mypage.${getBasePath().customerCode}`;

/**
 * The only channel of the page, open while there are listeners. A second channel would receive the messages that
 * the page itself sends by the first channel.
 */
let channel: BroadcastChannel | undefined;
const listeners = new Set<(event: SessionEvent) => void>();

/** Notifies the other tabs of this portal. In browsers without channels, tabs notice at their next call. */
export function notifyOtherTabs(event: SessionEvent): void {
  if (typeof BroadcastChannel === 'undefined') return;
  if (channel !== undefined) return channel.postMessage(event);
  const temporaryChannel = new BroadcastChannel(channelName());
  temporaryChannel.postMessage(event);
  temporaryChannel.close();
}

const eventNames: readonly unknown[] = ['login', 'logout', 'activity'];

/** Whether a message is a known event. Tabs with another version of the portal may send other messages. */
function isSessionEvent(data: unknown): data is SessionEvent {
  if (eventNames.includes(data)) return true;
  return (
    typeof data === 'object' &&
    data !== null &&
    'customer' in data &&
    typeof data.customer === 'string'
  );
}

function openChannel(): BroadcastChannel {
  const newChannel = new BroadcastChannel(channelName());
  newChannel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isSessionEvent(data)) for (const listener of listeners) listener(data);
  });
  return newChannel;
}

/** Listens to the other tabs of this portal. Returns a function that removes the listener. */
export function listenToOtherTabs(listener: (event: SessionEvent) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  // A new function each time, so that the same listener can be registered twice.
  const registeredListener = (event: SessionEvent): void => listener(event);
  listeners.add(registeredListener);
  channel ??= openChannel();
  return () => {
    listeners.delete(registeredListener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = undefined;
  };
}
