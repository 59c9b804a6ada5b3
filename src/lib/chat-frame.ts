/*
 * Shared by the portal and the page in its chat frame (src/chat-frame): the address and permissions of that
 * page, and the messages between the two.
 */

/** The page in the frame, built from src/chat-frame and served with its own security policy. */
export const chatPagePath = '/chat.html';

/**
 * The permissions of the page. Without `allow-same-origin` its origin is unique, so that its scripts cannot reach
 * the portal's document, storage or cookies. Links open in normal new tabs.
 */
export const chatSandbox =
  'allow-scripts allow-forms allow-downloads allow-popups allow-popups-to-escape-sandbox';

/** The portal's message: `chatbotInfo` (S3), and language and title for the customer. */
export interface ChatStart {
  host: string;
  sessionId: string;
  sessionIdName: string;
  language: string;
  title: string;
}

const chatEvents = ['ready', 'open', 'failed', 'active', 'escape'] as const;

/**
 * The messages of the page in the frame. `ready`: its script runs; `open`: the chat's script has run;
 * `failed`: the chat's script failed; `active`: the customer is active in the chat; `escape`: the customer
 * pressed Escape.
 */
export type ChatEvent = (typeof chatEvents)[number];

/** A message key that no chat widget uses. */
const messageKey = 'mypageChat';

export const startMessage = (start: ChatStart): unknown => ({ [messageKey]: start });
export const eventMessage = (event: ChatEvent): unknown => ({ [messageKey]: event });

const contentOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, messageKey) : undefined;

/** Reads a message from the frame; undefined for any other message. */
export function readChatEvent(data: unknown): ChatEvent | undefined {
  const content = contentOf(data);
  return chatEvents.find((event) => event === content);
}

/** Reads the portal's message; undefined for any other message. */
export function readChatStart(data: unknown): ChatStart | undefined {
  const content = contentOf(data);
  if (typeof content !== 'object' || content === null) return undefined;
  const textOf = (name: keyof ChatStart): string => String(Reflect.get(content, name) ?? '');
  return {
    host: textOf('host'),
    sessionId: textOf('sessionId'),
    sessionIdName: textOf('sessionIdName'),
    language: textOf('language'),
    title: textOf('title'),
  };
}
