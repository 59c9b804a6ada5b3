import { onTestFinished } from 'vitest';

/** Another tab of the portal, which is closed at the end of the test. */
export function openOtherTab() {
  const channel = new BroadcastChannel('mypage.demo');
  const received: unknown[] = [];
  channel.addEventListener('message', ({ data }) => received.push(data));
  onTestFinished(() => channel.close());
  return { received, send: (message: unknown): void => channel.postMessage(message) };
}
