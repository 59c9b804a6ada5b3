import { onTestFinished } from 'vitest';

/** Another tab of the portal, which is closed at the end of the test. */
export function openOtherTab() {
  const channel = new BroadcastChannel('mypage.demo');
  const receivedMessages: unknown[] = [];
  channel.addEventListener('message', ({ data }) => receivedMessages.push(data));
  onTestFinished(() => channel.close());
  return { receivedMessages, send: (message: unknown): void => channel.postMessage(message) };
}
