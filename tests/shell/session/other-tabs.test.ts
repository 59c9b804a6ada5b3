import { expect, it, vi } from 'vitest';
import { listenToOtherTabs, notifyOtherTabs } from '../../../src/shell/session/other-tabs.ts';
import { openOtherTab } from './other-tab.ts';

const awaitDelivery = () => new Promise((resolve) => setTimeout(resolve, 20));

it('a page receives the messages of other tabs, but not the messages that it sends', async () => {
  const otherTab = openOtherTab();
  const receivedMessages: unknown[] = [];
  const stopListening = listenToOtherTabs((event) => receivedMessages.push(event));
  notifyOtherTabs('logout');
  otherTab.send('login');
  await awaitDelivery();
  expect(receivedMessages).toEqual(['login']);
  expect(otherTab.receivedMessages).toEqual(['logout']);
  stopListening();
});

it('a page without listeners can send', async () => {
  const otherTab = openOtherTab();
  listenToOtherTabs(() => undefined)();
  const closeSpy = vi.spyOn(BroadcastChannel.prototype, 'close');
  notifyOtherTabs('login');
  expect(closeSpy).toHaveBeenCalledOnce();
  await awaitDelivery();
  expect(otherTab.receivedMessages).toEqual(['login']);
});

it('a listener still receives messages after another listener stops', async () => {
  const otherTab = openOtherTab();
  const receivedMessages: unknown[] = [];
  const stopFirstListener = listenToOtherTabs(() => receivedMessages.push('first'));
  const stopListening = listenToOtherTabs((event) => receivedMessages.push(event));
  const closeSpy = vi.spyOn(BroadcastChannel.prototype, 'close');
  stopFirstListener();
  expect(closeSpy).not.toHaveBeenCalled();
  otherTab.send('activity');
  await awaitDelivery();
  expect(receivedMessages).toEqual(['activity']);
  stopListening();
  expect(closeSpy).toHaveBeenCalledOnce();
  otherTab.send('activity');
  await awaitDelivery();
  expect(receivedMessages).toEqual(['activity']);
});

it('a page ignores unknown messages', async () => {
  const otherTab = openOtherTab();
  const receivedMessages: unknown[] = [];
  const stopListening = listenToOtherTabs((event) => receivedMessages.push(event));
  for (const message of [7, null, 'hello', {}, { customer: 7 }, { customer: 'key-of-aoba' }]) {
    otherTab.send(message);
  }
  await awaitDelivery();
  expect(receivedMessages).toEqual([{ customer: 'key-of-aoba' }]);
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
