/*
 * What the portal and the page in its chat frame have in common: where that page is, what it may do,
 * and what the two say to each other.
 */

/** The page that stands in the frame, built from src/chat-frame and served with a policy of its own. */
export const chatPage = '/chat.html';

/**
 * What the page may do. Above all it has no `allow-same-origin`: its origin is one that nothing else
 * has, so that no script in it reaches the portal's document, storage or cookies. Links open in tabs
 * of their own, which are ordinary ones.
 */
export const chatSandbox =
  'allow-scripts allow-forms allow-downloads allow-popups allow-popups-to-escape-sandbox';

/** What the portal hands over: `chatbotInfo` (S3), and how to speak to the customer. */
export interface ChatStart {
  host: string;
  sessionId: string;
  sessionIdName: string;
  language: string;
  title: string;
}

const frameNews = ['ready', 'open', 'failed', 'active', 'escape'] as const;

/**
 * What the page tells: it listens, the chat's script has run, it cannot be had, the customer is at work
 * in it, the customer pressed Escape.
 */
export type ChatNews = (typeof frameNews)[number];

/** A message key that no chat widget uses. */
const key = 'mypageChat';

export const startMessage = (start: ChatStart): unknown => ({ [key]: start });
export const newsMessage = (news: ChatNews): unknown => ({ [key]: news });

const contentOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;

/** Reads a message from the frame; undefined for any other. */
export function readNews(data: unknown): ChatNews | undefined {
  const content = contentOf(data);
  return frameNews.find((news) => news === content);
}

/** Reads the portal's message; undefined for any other. */
export function readStart(data: unknown): ChatStart | undefined {
  const content = contentOf(data);
  if (typeof content !== 'object' || content === null) return undefined;
  const text = (name: keyof ChatStart): string => String(Reflect.get(content, name) ?? '');
  return {
    host: text('host'),
    sessionId: text('sessionId'),
    sessionIdName: text('sessionIdName'),
    language: text('language'),
    title: text('title'),
  };
}
