import { afterEach, expect, it, vi } from 'vitest';
import { listenToOtherTabs, notifyOtherTabs } from '../../../src/shell/session/other-tabs.ts';

const opened: BroadcastChannel[] = [];
afterEach(() => opened.splice(0).forEach((channel) => channel.close()));

/** Another tab, and what it hears. */
function otherTab() {
  const channel = new BroadcastChannel('mypage.demo');
  opened.push(channel);
  const heard: unknown[] = [];
  channel.addEventListener('message', ({ data }) => heard.push(data));
  return { channel, heard };
}

const delivered = () => new Promise((resolve) => setTimeout(resolve, 20));

it('a page receives messages of other tabs, not its own', async () => {
  const other = otherTab();
  const heard: unknown[] = [];
  const stop = listenToOtherTabs((news) => heard.push(news));
  notifyOtherTabs('logout');
  other.channel.postMessage('login');
  await delivered();
  expect(heard).toEqual(['login']);
  expect(other.heard).toEqual(['logout']);
  stop();
});

it('a page without listeners can send', async () => {
  const other = otherTab();
  listenToOtherTabs(() => undefined)();
  const close = vi.spyOn(BroadcastChannel.prototype, 'close');
  notifyOtherTabs('login');
  expect(close).toHaveBeenCalledOnce();
  await delivered();
  expect(other.heard).toEqual(['login']);
});

it('a listener keeps receiving after another one stops', async () => {
  const other = otherTab();
  const heard: unknown[] = [];
  const stopFirst = listenToOtherTabs(() => heard.push('first'));
  const stop = listenToOtherTabs((news) => heard.push(news));
  const close = vi.spyOn(BroadcastChannel.prototype, 'close');
  stopFirst();
  expect(close).not.toHaveBeenCalled();
  other.channel.postMessage('activity');
  await delivered();
  expect(heard).toEqual(['activity']);
  stop();
  expect(close).toHaveBeenCalledOnce();
  other.channel.postMessage('activity');
  await delivered();
  expect(heard).toEqual(['activity']);
});

it('a page ignores unknown messages', async () => {
  const other = otherTab();
  const heard: unknown[] = [];
  const stop = listenToOtherTabs((news) => heard.push(news));
  for (const said of [7, null, 'hello', {}, { customer: 7 }, { customer: 'key-of-aoba' }]) {
    other.channel.postMessage(said);
  }
  await delivered();
  expect(heard).toEqual([{ customer: 'key-of-aoba' }]);
  stop();
});
