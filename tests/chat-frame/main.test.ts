import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newsMessage, startMessage } from '../../src/lib/chat-frame.ts';

/** What was lent, in its order with what is told. */
const order: unknown[] = [];
vi.mock('../../src/chat-frame/storage.ts', () => ({
  lendStorage: () => {
    order.push('storage');
  },
}));

const start = {
  host: 'chat.example.com',
  sessionId: 's 1&2',
  sessionIdName: 'visitor',
  language: 'en',
  title: 'Chat',
};
/** The portal’s window. */
const portal = {
  postMessage: (message: unknown, target: string) => void order.push([message, target]),
};
const told = (news: Parameters<typeof newsMessage>[0]) => [newsMessage(news), location.origin];

type Listening = Parameters<typeof addEventListener>;
let listening: Listening[] = [];
/** What was put into the page’s head; the simulated browser loads no scripts. */
let scripts: HTMLScriptElement[] = [];

/** The page is loaded: in the portal's frame, or on its own. */
async function open(parent: unknown = portal): Promise<void> {
  vi.stubGlobal('parent', parent);
  vi.resetModules();
  await import('../../src/chat-frame/main.ts');
}

function hear(
  data: unknown,
  { source = portal, origin = location.origin }: { source?: unknown; origin?: string } = {},
): void {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

beforeEach(() => {
  order.length = 0;
  listening = [];
  scripts = [];
  const listen = addEventListener;
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((...given: Listening) => {
    listening.push(given);
    listen(...given);
  });
  vi.spyOn(document.head, 'append').mockImplementation((...nodes: unknown[]) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node);
  });
  document.title = 'nothing yet';
});
afterEach(() => {
  for (const given of listening) removeEventListener(...given);
  vi.unstubAllGlobals();
  document.documentElement.lang = 'ja';
});

describe('the page in the chat’s frame', () => {
  it('lends the widget storage, and tells the portal alone that it listens', async () => {
    await open();
    expect(order).toEqual(['storage', told('ready')]);
    expect(scripts).toEqual([]);
  });

  it('stays empty where somebody opens it on its own', async () => {
    await open(window);
    hear(startMessage(start), { source: window });
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    expect(order).toEqual([]);
    expect(scripts).toEqual([]);
  });

  it('loads the issuer’s chat with the session of the visit, in the customer’s language', async () => {
    await open();
    hear(startMessage(start));
    expect(scripts.map(({ src }) => src)).toEqual([
      'https://chat.example.com/chatbot.js?visitor=s+1%262',
    ]);
    expect(document.documentElement.lang).toBe('en');
    expect(document.title).toBe('Chat');
  });

  it.each([
    ['load', 'open'],
    ['error', 'failed'],
  ] as const)('tells what came of it: %s', async (event, news) => {
    await open();
    hear(startMessage(start));
    order.length = 0;
    scripts[0]?.dispatchEvent(new Event(event));
    expect(order).toEqual([told(news)]);
  });

  it('begins once, whatever the portal says again', async () => {
    await open();
    hear(startMessage(start));
    hear(startMessage({ ...start, host: 'other.example.com' }));
    expect(scripts).toHaveLength(1);
  });

  it.each([
    ['another window', { source: null }],
    ['another origin', { origin: 'https://chat.example.com' }],
  ])('does not listen to %s', async (_, from) => {
    await open();
    hear(startMessage(start), from);
    expect(scripts).toEqual([]);
  });

  it('waits for its start where it hears something else first', async () => {
    await open();
    hear('hello');
    hear(startMessage(start));
    expect(scripts).toHaveLength(1);
  });

  it.each([
    'chat.example.com/path',
    'user@chat.example.com',
    'chat.example.com?x',
    'chat.example.com:99999',
    '',
  ])('loads nothing from %j, which is not a host, and reports it in the console', async (host) => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open();
    order.length = 0;
    hear(startMessage({ ...start, host }));
    expect(scripts).toEqual([]);
    expect(order).toEqual([told('failed')]);
    expect(report.mock.calls).toEqual([[expect.stringContaining(`chatbotInfo.host "${host}"`)]]);
  });

  it('takes a host however it is written', async () => {
    await open();
    hear(startMessage({ ...start, host: 'Chat.Example.com' }));
    expect(scripts).toHaveLength(1);
  });

  it.each([
    ['a key', () => new KeyboardEvent('keydown', { key: 'a' }), 'active'],
    ['a press', () => new Event('pointerdown'), 'active'],
    ['Escape', () => new KeyboardEvent('keydown', { key: 'Escape' }), 'escape'],
  ] as const)('tells the portal of %s, which it would not know of', async (_, make, news) => {
    await open();
    order.length = 0;
    window.dispatchEvent(make());
    expect(order).toEqual([told(news)]);
  });

  it('leaves Escape to the widget where that has used it', async () => {
    await open();
    order.length = 0;
    const event = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
    event.preventDefault();
    window.dispatchEvent(event);
    expect(order).toEqual([told('active')]);
  });
});
