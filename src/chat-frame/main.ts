/*
 * The script of the page in the chat frame: it loads the issuer's chat, which then has the page for
 * itself. The page's origin is nobody else's (`chatSandbox`), and its policy names the chat's hosts
 * (scripts/csp.ts), so the widget needs no rules of ours.
 */
import { newsMessage, readStart, type ChatNews, type ChatStart } from '../lib/chat-frame.ts';
import { lendStorage } from './storage.ts';

/** The widget's own script on the issuer's chat host. */
const scriptPath = '/chatbot.js';

/** By its address, as the portal's is; by its origin the page is a stranger even to itself. */
const { origin } = new URL(location.href);

const tell = (news: ChatNews): void => parent.postMessage(newsMessage(news), origin);

/** The script's address: https, and so port 443 (S9), with the session id of the visit (S3). */
function addressOf({ host, sessionId, sessionIdName }: ChatStart): URL {
  const url = new URL(`https://${host}${scriptPath}`);
  if (url.host !== host.toLowerCase()) throw new TypeError(`"${host}" is not a host name.`);
  url.searchParams.set(sessionIdName, sessionId);
  return url;
}

function start(chat: ChatStart): void {
  document.documentElement.lang = chat.language;
  document.title = chat.title;
  const script = document.createElement('script');
  script.addEventListener('load', () => tell('open'));
  script.addEventListener('error', () => tell('failed'));
  try {
    script.src = addressOf(chat).href;
    document.head.append(script);
  } catch {
    // For the operator, who sets the host in chatbotInfo (S3).
    console.error(`The chat cannot be loaded: chatbotInfo.host "${chat.host}" is not a host name.`);
    tell('failed');
  }
}

function listen(): void {
  lendStorage();
  const hear = (event: MessageEvent<unknown>): void => {
    if (event.source !== parent || event.origin !== origin) return;
    const chat = readStart(event.data);
    if (!chat) return;
    removeEventListener('message', hear);
    start(chat);
  };
  addEventListener('message', hear);
  // Keys and presses are heard by the document that has them: the portal would never know.
  addEventListener('keydown', (event) => {
    tell(event.key === 'Escape' && !event.defaultPrevented ? 'escape' : 'active');
  });
  addEventListener('pointerdown', () => tell('active'));
  tell('ready');
}

// Opened on its own, in a tab, the page stays empty.
if (parent !== window) listen();
