import { afterEach, expect, it, vi } from 'vitest';
import { listenToOtherTabs, notifyOtherTabs } from '../../../src/shell/session/other-tabs.ts';

const openedChannels: BroadcastChannel[] = [];
afterEach(() => openedChannels.splice(0).forEach((channel) => channel.close()));

function openOtherTab() {
  const channel = new BroadcastChannel('mypage.demo');
  openedChannels.push(channel);
  const received: unknown[] = [];
  channel.addEventListener('message', ({ data }) => received.push(data));
  return { channel, received };
}

const awaitDelivery = () => new Promise((resolve) => setTimeout(resolve, 20));

it('a page receives messages of other tabs, not its own', async () => {
  const other = openOtherTab();
  const received: unknown[] = [];
  const stopListening = listenToOtherTabs((event) => received.push(event));
  notifyOtherTabs('logout');
  other.channel.postMessage('login');
  await awaitDelivery();
  expect(received).toEqual(['login']);
  expect(other.received).toEqual(['logout']);
  stopListening();
});

it('a page without listeners can send', async () => {
  const other = openOtherTab();
  listenToOtherTabs(() => undefined)();
  const closeChannel = vi.spyOn(BroadcastChannel.prototype, 'close');
  notifyOtherTabs('login');
  expect(closeChannel).toHaveBeenCalledOnce();
  await awaitDelivery();
  expect(other.received).toEqual(['login']);
});

it('a listener still receives messages after another listener stops', async () => {
  const other = openOtherTab();
  const received: unknown[] = [];
  const stopFirst = listenToOtherTabs(() => received.push('first'));
  const stopListening = listenToOtherTabs((event) => received.push(event));
  const closeChannel = vi.spyOn(BroadcastChannel.prototype, 'close');
  stopFirst();
  expect(closeChannel).not.toHaveBeenCalled();
  other.channel.postMessage('activity');
  await awaitDelivery();
  expect(received).toEqual(['activity']);
  stopListening();
  expect(closeChannel).toHaveBeenCalledOnce();
  other.channel.postMessage('activity');
  await awaitDelivery();
  expect(received).toEqual(['activity']);
});

it('a page ignores unknown messages', async () => {
  const other = openOtherTab();
  const received: unknown[] = [];
  const stopListening = listenToOtherTabs((event) => received.push(event));
  for (const message of [7, null, 'hello', {}, { customer: 7 }, { customer: 'key-of-aoba' }]) {
    other.channel.postMessage(message);
  }
  await awaitDelivery();
  expect(received).toEqual([{ customer: 'key-of-aoba' }]);
  stopListening();
});

it('a browser without BroadcastChannel causes no error', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const stopListening = listenToOtherTabs(() => undefined);
  notifyOtherTabs('login');
  stopListening();
  expect(typeof BroadcastChannel).toBe('undefined');
  vi.unstubAllGlobals();
});
