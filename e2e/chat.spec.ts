import { chatButton, chatPattern, chatLabels, serveChat, widgetScript } from './support/chat.ts';
import { expect, test } from './support/test.ts';

/** Tries every way in which a script might reach the customer's session, and reports how each try ended. */
const hostileScript = `
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

test('a script in the chat frame cannot reach the customer’s session', async ({
  openLoggedIn,
  page,
  faultWatch,
  language,
}) => {
  // The browser reports refused tries, and the fault watch reports the requests of the script.
  faultWatch.allow(/chat\.html|(chat|elsewhere)\.example\.com/);
  await serveChat(page, hostileScript);
  await openLoggedIn();
  await chatButton(page, chatLabels[language]).click();
  const frame = page.locator('iframe').contentFrame();
  await expect(frame.getByText('All tried, as null')).toBeVisible();
  const outcomes = await frame.getByRole('listitem').allTextContents();
  expect(outcomes).toHaveLength(11);
  expect(outcomes.filter((outcome) => !outcome.endsWith(': refused'))).toEqual([]);
  expect(page.url()).toMatch(/\/demo\/mypage\/top$/);
});

test('writing in the chat counts as activity and prevents the idle logout', async ({
  openLoggedIn,
  page,
  t,
  faultWatch,
  language,
  clock,
}) => {
  faultWatch.allow(chatPattern);
  await serveChat(page, widgetScript);
  await clock.install();
  await openLoggedIn();
  await clock.forward('00:02');
  await chatButton(page, chatLabels[language]).click();
  const messageField = page.locator('iframe').contentFrame().getByLabel('Message');
  await messageField.fill('Is anybody');
  await clock.forward('27:00');
  const userAnswer = page.waitForResponse('**/mypage-api/user/me');
  await messageField.press('?');
  await userAnswer;
  // The warning appears 28 minutes after the previous call.
  await clock.forward('02:00');
  await expect(messageField).toHaveValue('Is anybody?');
  await expect(page.getByText(t('frame.session.warningTitle'))).toHaveCount(0);
});
