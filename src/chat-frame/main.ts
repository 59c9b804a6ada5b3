/*
 * The script of the page in the chat frame. It loads the issuer's chat, which then controls the page. The
 * page has an opaque origin (`chatSandbox`), and its policy allows the hosts of the chat (scripts/csp.ts).
 */
import { eventMessage, readChatStart, type ChatEvent, type ChatStart } from '../lib/chat-frame.ts';
import { replaceStorage } from './storage.ts';

/** The script of the widget on the issuer's chat host. */
const scriptPath = '/chatbot.js';

/** Read from the address of this page, because the origin of this sandboxed page is opaque. */
const { origin: portalOrigin } = new URL(location.href);

const postEvent = (event: ChatEvent): void => parent.postMessage(eventMessage(event), portalOrigin);

/** The address of the script: https, so port 443 (S9), with the session id of the visit (S3). */
function scriptUrlOf({ host, sessionId, sessionIdName }: ChatStart): URL {
  const url = new URL(`https://${host}${scriptPath}`);
  if (url.host !== host.toLowerCase()) throw new TypeError(`"${host}" is not a host name.`);
  url.searchParams.set(sessionIdName, sessionId);
  return url;
}

function startChat(chat: ChatStart): void {
  document.documentElement.lang = chat.language;
  document.title = chat.title;
  const script = document.createElement('script');
  script.addEventListener('load', () => postEvent('open'));
  script.addEventListener('error', () => postEvent('failed'));
  try {
    script.src = scriptUrlOf(chat).href;
    document.head.append(script);
  } catch {
    // For the operator, who sets the host in chatbotInfo (S3).
    console.error(`The chat cannot be loaded: chatbotInfo.host "${chat.host}" is not a host name.`);
    postEvent('failed');
  }
}

function listenToPortal(): void {
  replaceStorage();
  const onMessage = (event: MessageEvent<unknown>): void => {
    if (event.source !== parent || event.origin !== portalOrigin) return;
    const chat = readChatStart(event.data);
    if (!chat) return;
    removeEventListener('message', onMessage);
    startChat(chat);
  };
  addEventListener('message', onMessage);
  // The portal receives no keyboard and pointer events of this document.
  addEventListener('keydown', (event) => {
    postEvent(event.key === 'Escape' && !event.defaultPrevented ? 'escape' : 'active');
  });
  addEventListener('pointerdown', () => postEvent('active'));
  postEvent('ready');
}

// Outside the portal's frame, the page stays empty.
if (parent !== window) listenToPortal();
