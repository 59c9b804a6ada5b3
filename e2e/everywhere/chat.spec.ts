import type { Page, Route } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { unhurried } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

/** The chat of the sandbox's issuer `demo`, which the policy of the tests' servers names. */
const anyOfChat = 'https://chat.example.com/**';
const chatRequest = /^request to https:\/\/chat\.example\.com\//;
const label = { ja: 'チャットで質問する', en: 'Ask in the chat' };

/**
 * A widget as vendors write them: it has a Trusted Types policy of its own, writes markup with styles
 * in it, keeps a note in the browser's storage, and has two connections to its own host.
 */
const widget = `
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

const chatOf = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('button', { name, exact: true });

/** Serves the chat's host; answers the paths it was asked for, and what it is told of the visitor. */
async function serveChat(page: Page, script: string) {
  const asked: string[] = [];
  const told = new Set<string>();
  await page.route(anyOfChat, async (route) => {
    const url = new URL(route.request().url());
    asked.push(url.pathname);
    const { referer, cookie } = await route.request().allHeaders();
    told.add(`Referer ${referer}, cookie ${cookie}`);
    return url.pathname === '/hello'
      ? route.fulfill({ body: 'Hello', headers: { 'Access-Control-Allow-Origin': '*' } })
      : route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await page.routeWebSocket('wss://chat.example.com/talk', (socket) =>
    socket.onMessage((message) => socket.send(`You said: ${String(message)}`)),
  );
  return { asked, told };
}

/** Breaks of the security policy of any document, as the browser would report them. */
async function watchPolicy(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.exposeFunction('reportBreak', (report: string) => void reports.push(report));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(globalThis, 'reportBreak');
      if (typeof report === 'function') report(`${event.effectiveDirective}: ${event.blockedURI}`);
    });
  });
  return reports;
}

test('a vendor’s ordinary widget works in the frame, and the portal’s own policy stays as strict @nginx', async ({
  begin,
  portal,
  page,
  t,
  watch,
  language,
}) => {
  watch.allow(chatRequest);
  const { asked, told } = await serveChat(page, widget);
  const reports = await watchPolicy(page);
  await begin();
  const chat = chatOf(page, label[language]);
  await expect(chat).toBeVisible();
  expect(asked).toEqual([]);
  expect(page.frames()).toHaveLength(1);

  await chat.click();
  const panel = page.getByRole('dialog', { name: t('frame.chat.title') });
  const frame = panel.locator('iframe').contentFrame();
  await expect(frame.getByRole('log')).toHaveText(/^Hello \S{8,} 1 visitor=known$/);
  expect(asked).toEqual(['/chatbot.js', '/hello']);
  expect([...told]).toEqual(['Referer undefined, cookie undefined']);
  await expect(frame.getByRole('main')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(frame.locator('html')).toHaveAttribute('lang', language);
  await frame.getByLabel('Message').fill('Where is my bill?');
  await frame.getByRole('button', { name: 'Send' }).click();
  await expect(frame.getByText('You said: Where is my bill?')).toBeVisible();
  expect(reports).toEqual([]);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // What the widget may do in its document, nobody may in the portal's.
  watch.allow(/TrustedHTML|TrustedScriptURL|Content Security Policy/);
  const refused = await page.evaluate(async () => {
    const script = document.createElement('script');
    const outcome = (act: () => void): string => {
      try {
        act();
        return 'done';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : 'broken';
      }
    };
    return [
      outcome(() => document.createElement('div').insertAdjacentHTML('beforeend', '<b>x</b>')),
      outcome(() => Object.assign(script, { src: 'https://chat.example.com/chatbot.js' })),
      await fetch('https://chat.example.com/hello').then(
        () => 'done',
        () => 'refused',
      ),
    ];
  });
  expect(refused).toEqual(['refused', 'refused', 'refused']);
  await expect(portal.heading('top.title')).toBeVisible();
});

/** Tries all that a script might to get at the customer's session, and says how each try ended. */
const thief = `
  const tries = {
    'the portal’s document': () => parent.document.title,
    'its address': () => top.location.href,
    'its storage': () => parent.localStorage.length,
    'another page in its place': () => { top.location.href = 'https://chat.example.com/trap'; },
    'the browser’s own cookies': () =>
      document.cookie || Object.getOwnPropertyDescriptor(Document.prototype, 'cookie').get.call(document),
    'the browser’s own storage': () =>
      Object.getOwnPropertyDescriptor(Window.prototype, 'localStorage').get.call(window).length,
    'a call of the session': () => fetch(new URL('/demo/mypage-api/user/me', location.href), { credentials: 'include' }),
    'a picture from the site': () => new Promise((resolve, reject) =>
      Object.assign(new Image(), { onload: resolve, onerror: reject, src: '/favicon.svg' })),
    'a script from elsewhere': () => new Promise((resolve, reject) => document.head.append(
      Object.assign(document.createElement('script'), { onload: resolve, onerror: reject, src: 'https://elsewhere.example.com/x.js' }))),
    'a call to elsewhere': () => fetch('https://elsewhere.example.com/'),
    'an inline script': () => new Promise((resolve, reject) => {
      document.head.append(Object.assign(document.createElement('script'), { textContent: 'globalThis.inline = true' }));
      globalThis.inline ? resolve() : reject();
    }),
  };
  document.body.insertAdjacentHTML('beforeend', '<ul></ul>');
  (async () => {
    for (const [name, attempt] of Object.entries(tries)) {
      const end = await Promise.resolve().then(attempt).then(() => 'done', () => 'refused');
      document.querySelector('ul').insertAdjacentHTML('beforeend', '<li>' + name + ': ' + end + '</li>');
    }
    document.body.insertAdjacentHTML('beforeend', '<p>All tried, as ' + self.origin + '</p>');
  })();
`;

test('nothing of the customer’s session is reachable from the frame', async ({
  begin,
  page,
  watch,
  language,
}) => {
  // The tries are noted: by the browser as refused, and by the watch over requests as begun.
  watch.allow(/chat\.html|(chat|elsewhere)\.example\.com/);
  await serveChat(page, thief);
  await begin();
  await chatOf(page, label[language]).click();
  const frame = page.locator('iframe').contentFrame();
  await expect(frame.getByText('All tried, as null')).toBeVisible();
  const ends = await frame.getByRole('listitem').allTextContents();
  expect(ends).toHaveLength(11);
  expect(ends.filter((end) => !end.endsWith(': refused'))).toEqual([]);
  expect(page.url()).toMatch(/\/demo\/mypage\/top$/);
});

test('opened on its own, the frame’s page is empty and of no origin @nginx', async ({
  page,
  watch,
}) => {
  watch.allow(/sandbox/);
  await page.goto('/chat.html?host=chat.example.com');
  await page.evaluate(() =>
    postMessage(
      { mypageChat: { host: 'chat.example.com', sessionId: 'x', sessionIdName: 'y' } },
      '*',
    ),
  );
  expect(await page.evaluate(() => self.origin)).toBe('null');
  await expect(page.locator('body')).toHaveText('');
});

test('a chat that is blocked, gone or foreign does no harm, and can be tried again', async ({
  begin,
  portal,
  page,
  t,
  watch,
  language,
}) => {
  watch.allow(/https:\/\/(chat|elsewhere)\.example\.com\//, /Content Security Policy/);
  let host = 'chat.example.com';
  await page.route('**/mypage-api/setting/info', async (route) => {
    const response = await route.fetch();
    const info = await response.json();
    await route.fulfill({
      response,
      json: { ...info, chatbotInfo: { ...info.chatbotInfo, host } },
    });
  });
  const panel = page.getByRole('dialog', { name: t('frame.chat.title') });
  const failed = panel.getByRole('alert').getByText(t('frame.chat.failed'));
  const again = panel.getByRole('button', { name: t('common.retry') });

  // Blocked on the way, then gone, and at last there again.
  let serve = (route: Route): Promise<void> => route.abort();
  await page.route(anyOfChat, (route) => serve(route));
  await begin();
  await chatOf(page, label[language]).click();
  await expect(failed).toBeVisible();
  await expectAccessible(page);
  serve = (route) => route.fulfill({ status: 404 });
  const gone = page.waitForResponse(anyOfChat);
  await again.click();
  await gone;
  await expect(failed).toBeVisible();
  serve = (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.body.append("Here again")' });
  await unhurried(page);
  await again.click();
  await expect(panel.locator('iframe').contentFrame().getByText('Here again')).toBeVisible();
  await expect(failed).toBeHidden();

  // The settings name another host than the policy does.
  host = 'elsewhere.example.com';
  await portal.open('/userNotice');
  await chatOf(page, label[language]).click();
  await expect(failed).toBeVisible();
  await panel.getByRole('button', { name: t('frame.chat.close') }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the keyboard opens the chat, leaves it by Escape, and finds the same conversation again', async ({
  begin,
  portal,
  page,
  t,
  watch,
  language,
}) => {
  watch.allow(chatRequest);
  const { asked } = await serveChat(page, widget);
  await begin();
  const chat = chatOf(page, label[language]);
  const panel = page.getByRole('dialog', { name: t('frame.chat.title') });
  const message = panel.locator('iframe').contentFrame().getByLabel('Message');
  await chat.press('Enter');
  await expect(chat).toHaveAttribute('aria-expanded', 'true');
  await expect(panel.locator('iframe')).toBeFocused();
  await message.fill('Half a question');
  await message.press('Escape');
  await expect(panel).toBeHidden();
  await expect(chat).toBeFocused();
  await expect(chat).toHaveAttribute('aria-expanded', 'false');

  await unhurried(page);
  await chat.press('Enter');
  await expect(message).toHaveValue('Half a question');
  await expect(panel.getByRole('heading', { name: t('frame.chat.title') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chat).toBeFocused();

  // It stays when the page changes, and goes with the session.
  await portal.goWithin('/userNotice');
  await expect(portal.heading('notices.title')).toBeVisible();
  await unhurried(page);
  await chat.press('Enter');
  await expect(message).toHaveValue('Half a question');
  expect(asked).toEqual(['/chatbot.js', '/hello']);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: t('frame.links.logout') }).click();
  await expect(portal.loginButton).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('who writes in the chat is at work, and is not logged out for idleness', async ({
  begin,
  page,
  t,
  watch,
  language,
  clock,
}) => {
  watch.allow(chatRequest);
  await serveChat(page, widget);
  await clock.install();
  await begin();
  await clock.forward('00:02');
  await chatOf(page, label[language]).click();
  const message = page.locator('iframe').contentFrame().getByLabel('Message');
  await message.fill('Is anybody');
  await clock.forward('27:00');
  const kept = page.waitForResponse('**/mypage-api/user/me');
  await message.press('?');
  await kept;
  // The warning would come 28 minutes after the call before.
  await clock.forward('02:00');
  await expect(message).toHaveValue('Is anybody?');
  await expect(page.getByText(t('frame.session.warningTitle'))).toHaveCount(0);
});

test('status history, terms and privacy policy have no chat, not even one that was open', async ({
  portal,
  page,
  t,
  watch,
  language,
}) => {
  watch.allow(chatRequest);
  await serveChat(page, widget);
  await portal.open();
  const chat = chatOf(page, label[language]);
  for (const path of ['/reportStatusUpdateHistory', '/top/linkTerms', '/top/privacyPolicy']) {
    // On a page with the same footer it is there, so that its absence is not for want of time.
    await chat.click();
    await expect(page.locator('iframe').contentFrame().getByRole('log')).toContainText('Hello');
    await portal.goWithin(path);
    await expect(portal.loginButton).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(chat).toBeHidden();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.goBack();
    await expect(portal.loginButton).toBeVisible();
    await expect(page.getByRole('dialog', { name: t('frame.chat.title') })).toBeHidden();
  }
});
