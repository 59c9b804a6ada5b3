import type { Page } from '@playwright/test';

/** The chat of the issuer `demo`, which the security policy of the test servers allows. */
const chatAddressPattern = 'https://chat.example.com/**';
export const chatPattern = /^request to https:\/\/chat\.example\.com\//;
export const chatLabels = { ja: 'チャットで質問する', en: 'Ask in the chat' };

/**
 * A typical chat widget: it has its own Trusted Types policy, inserts markup with inline styles, writes to
 * browser storage, and makes two requests to the host of the chat.
 */
export const widgetScript = `
  const session = new URL(document.currentScript.src).searchParams.get('visitorSessionId');
  localStorage.setItem('visits', Number(localStorage.getItem('visits')) + 1);
  document.cookie = 'visitor=known; path=/; max-age=60';
  const policy = trustedTypes.createPolicy('vendor', { createHTML: (html) => html });
  document.body.insertAdjacentHTML('beforeend', policy.createHTML(
    '<style>form { display: flex }</style>' +
    '<main style="padding: 8px; color: rgb(1, 2, 3)"><h1>Support</h1><div role="log"></div>' +
    '<form><input aria-label="Message"><button>Send</button></form></main>'));
  const log = document.querySelector('[role=log]');
  const say = (text) => log.insertAdjacentHTML('beforeend', '<p>' + text + '</p>');
  fetch('https://chat.example.com/hello').then((answer) => answer.text()).then((text) =>
    say(text + ' ' + session + ' ' + localStorage.getItem('visits') + ' ' + document.cookie));
  const socket = new WebSocket('wss://chat.example.com/talk');
  socket.addEventListener('message', ({ data }) => say(data));
  document.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    socket.send(document.querySelector('input').value);
  });
`;

export const chatButton = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('button', { name, exact: true });

/**
 * Answers the requests to the host of the chat with the script or a greeting.
 *
 * @returns the requested paths, and the headers that reveal something about the visitor
 */
export async function serveChat(page: Page, script: string) {
  const requestedPaths: string[] = [];
  const revealedHeaders = new Set<string>();
  await page.route(chatAddressPattern, async (route) => {
    const url = new URL(route.request().url());
    requestedPaths.push(url.pathname);
    const { referer, cookie } = await route.request().allHeaders();
    revealedHeaders.add(`Referer ${referer}, cookie ${cookie}`);
    return url.pathname === '/hello'
      ? route.fulfill({ body: 'Hello', headers: { 'Access-Control-Allow-Origin': '*' } })
      : route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await page.routeWebSocket('wss://chat.example.com/talk', (socket) =>
    socket.onMessage((message) => socket.send(`You said: ${String(message)}`)),
  );
  return { requestedPaths, revealedHeaders };
}
