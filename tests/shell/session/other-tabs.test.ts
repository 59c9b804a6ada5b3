import { afterEach, expect, it, vi } from 'vitest';
import { listenToOtherTabs, notifyOtherTabs } from '../../../src/shell/session/other-tabs.ts';

const openedChannels: BroadcastChannel[] = [];
afterEach(() => openedChannels.splice(0).forEach((channel) => channel.close()));

function otherTab() {
  const channel = new BroadcastChannel('mypage.demo');
  openedChannels.push(channel);
  const received: unknown[] = [];
  channel.addEventListener('message', ({ data }) => received.push(data));
  return { channel, received };
}

const awaitDelivery = () => new Promise((resolve) => setTimeout(resolve, 20));

it('a page receives messages of other tabs, not its own', async () => {
  const other = otherTab();
  const received: unknown[] = [];
  const stop = listenToOtherTabs((event) => received.push(event));
  notifyOtherTabs('logout');
  other.channel.postMessage('login');
  await awaitDelivery();
  expect(received).toEqual(['login']);
  expect(other.received).toEqual(['logout']);
  stop();
});

it('a page without listeners can send', async () => {
  const other = otherTab();
  listenToOtherTabs(() => undefined)();
  const close = vi.spyOn(BroadcastChannel.prototype, 'close');
  notifyOtherTabs('login');
  expect(close).toHaveBeenCalledOnce();
  await awaitDelivery();
  expect(other.received).toEqual(['login']);
});

it('a listener keeps receiving after another one stops', async () => {
  const other = otherTab();
  const received: unknown[] = [];
  const stopFirst = listenToOtherTabs(() => received.push('first'));
  const stop = listenToOtherTabs((event) => received.push(event));
  const close = vi.spyOn(BroadcastChannel.prototype, 'close');
  stopFirst();
  expect(close).not.toHaveBeenCalled();
  other.channel.postMessage('activity');
  await awaitDelivery();
  expect(received).toEqual(['activity']);
  stop();
  expect(close).toHaveBeenCalledOnce();
  other.channel.postMessage('activity');
  await awaitDelivery();
  expect(received).toEqual(['activity']);
});

it('a page ignores unknown messages', async () => {
  const other = otherTab();
  const received: unknown[] = [];
  const stop = listenToOtherTabs((event) => received.push(event));
  for (const message of [7, null, 'hello', {}, { customer: 7 }, { customer: 'key-of-aoba' }]) {
    other.channel.postMessage(message);
  }
  await awaitDelivery();
  expect(received).toEqual([{ customer: 'key-of-aoba' }]);
  stop();
});

it('a browser without BroadcastChannel causes no error', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const stop = listenToOtherTabs(() => undefined);
  notifyOtherTabs('login');
  stop();
  expect(typeof BroadcastChannel).toBe('undefined');
  vi.unstubAllGlobals();
});
