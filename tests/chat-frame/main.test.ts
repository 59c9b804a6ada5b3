import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventMessage, startMessage } from '../../src/lib/chat-frame.ts';
import { recordListeners } from '../support/listeners.ts';

const recordedEvents: unknown[] = [];
vi.mock('../../src/chat-frame/storage.ts', () => ({
  replaceStorage: () => {
    recordedEvents.push('storage');
  },
}));

const chatStart = {
  host: 'chat.example.com',
  sessionId: 's 1&2',
  sessionIdName: 'visitor',
  language: 'en',
  title: 'Chat',
};
const portalWindow = {
  postMessage: (message: unknown, target: string) => void recordedEvents.push([message, target]),
};
const sentMessage = (chatEvent: Parameters<typeof eventMessage>[0]) => [
  eventMessage(chatEvent),
  location.origin,
];

/** The scripts in the page’s head. The simulated browser loads no scripts. */
let scripts: HTMLScriptElement[] = [];

/** Loads the page in the portal's frame, or in another window. */
async function openFrame(parent: unknown = portalWindow): Promise<void> {
  vi.stubGlobal('parent', parent);
  vi.resetModules();
  await import('../../src/chat-frame/main.ts');
}

function receiveMessage(
  data: unknown,
  { source = portalWindow, origin = location.origin }: { source?: unknown; origin?: string } = {},
): void {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

beforeEach(recordListeners);
beforeEach(() => {
  recordedEvents.length = 0;
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes: unknown[]) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node);
  });
  document.title = 'nothing yet';
});
afterEach(() => {
  document.documentElement.lang = 'ja';
});

describe('the page in the chat’s frame', () => {
  it('replaces the storage, and reports to the portal that it listens', async () => {
    await openFrame();
    expect(recordedEvents).toEqual(['storage', sentMessage('ready')]);
    expect(scripts).toEqual([]);
  });

  it('stays empty outside the portal’s frame', async () => {
    await openFrame(window);
    receiveMessage(startMessage(chatStart), { source: window });
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    expect(recordedEvents).toEqual([]);
    expect(scripts).toEqual([]);
  });

  it('loads the issuer’s chat with the session of the visit, in the customer’s language', async () => {
    await openFrame();
    receiveMessage(startMessage({ ...chatStart, host: 'Chat.Example.com' }));
    expect(scripts.map(({ src }) => src)).toEqual([
      'https://chat.example.com/chatbot.js?visitor=s+1%262',
    ]);
    expect(document.documentElement.lang).toBe('en');
    expect(document.title).toBe('Chat');
  });

  it.each([
    ['load', 'open'],
    ['error', 'failed'],
  ] as const)('reports the result of loading the script: %s', async (event, chatEvent) => {
    await openFrame();
    receiveMessage(startMessage(chatStart));
    recordedEvents.length = 0;
    scripts[0]?.dispatchEvent(new Event(event));
    expect(recordedEvents).toEqual([sentMessage(chatEvent)]);
  });

  it('starts only one chat', async () => {
    await openFrame();
    receiveMessage(startMessage(chatStart));
    receiveMessage(startMessage({ ...chatStart, host: 'other.example.com' }));
    expect(scripts).toHaveLength(1);
  });

  it.each([
    ['another window', { source: null }],
    ['another origin', { origin: 'https://chat.example.com' }],
  ])('ignores messages of %s', async (_, eventOptions) => {
    await openFrame();
    receiveMessage(startMessage(chatStart), eventOptions);
    expect(scripts).toEqual([]);
  });

  it.each([
    'chat.example.com/path',
    'user@chat.example.com',
    'chat.example.com?x',
    'chat.example.com:99999',
    '',
  ])('loads nothing from %j, which is not a host, and logs an error', async (host) => {
    const consoleErrorSpy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await openFrame();
    recordedEvents.length = 0;
    receiveMessage(startMessage({ ...chatStart, host }));
    expect(scripts).toEqual([]);
    expect(recordedEvents).toEqual([sentMessage('failed')]);
    expect(consoleErrorSpy.mock.calls).toEqual([
      [expect.stringContaining(`chatbotInfo.host "${host}"`)],
    ]);
  });

  it.each([
    ['a key press', () => new KeyboardEvent('keydown', { key: 'a' }), 'active'],
    ['a pointer press', () => new Event('pointerdown'), 'active'],
    ['Escape', () => new KeyboardEvent('keydown', { key: 'Escape' }), 'escape'],
  ] as const)('reports %s to the portal', async (_, makeEvent, chatEvent) => {
    await openFrame();
    recordedEvents.length = 0;
    window.dispatchEvent(makeEvent());
    expect(recordedEvents).toEqual([sentMessage(chatEvent)]);
  });

  it('reports Escape as activity if the widget has handled the key', async () => {
    await openFrame();
    recordedEvents.length = 0;
    const event = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
    event.preventDefault();
    window.dispatchEvent(event);
    expect(recordedEvents).toEqual([sentMessage('active')]);
  });
});
