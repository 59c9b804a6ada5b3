import type { Page, Route } from '@playwright/test';
import { unhurried } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

/** The chat of the sandbox's issuer `demo`, which the policy of the tests' servers names. */
const anyOfChat = 'https://chat.example.com/**';
const label = { ja: 'チャットで質問する', en: 'Ask in the chat' };

/** What a chat does: puts itself into the page, and asks its own host for more. */
const widget = `
  const session = new URL(document.currentScript.src).searchParams.get('visitorSessionId');
  const place = document.createElement('div');
  place.setAttribute('role', 'log');
  document.body.append(place);
  fetch('https://chat.example.com/hello')
    .then((answer) => answer.text())
    .then((text) => { place.textContent = text + ' ' + session; });
`;

const chatOf = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('button', { name, exact: true });

/** Breaks of the security policy, as the browser would report them. */
async function watchPolicy(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const reports: string[] = [];
    Object.assign(globalThis, { policyReports: reports });
    addEventListener('securitypolicyviolation', (event) =>
      reports.push(`${event.effectiveDirective}: ${event.blockedURI}`),
    );
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'policyReports'));
}

test('the chat is loaded at its press and not before, and works under the policy', async ({
  begin,
  portal,
  page,
  watch,
  language,
}) => {
  const asked: string[] = [];
  watch.allow(/^request to https:\/\/chat\.example\.com\//);
  await page.route(anyOfChat, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.request().url().endsWith('/hello')
      ? route.fulfill({ body: 'Hello', headers: { 'Access-Control-Allow-Origin': '*' } })
      : route.fulfill({ contentType: 'text/javascript', body: widget });
  });
  const reports = await watchPolicy(page);
  await begin();
  const chat = chatOf(page, label[language]);
  await expect(chat).toBeVisible();
  expect(asked).toEqual([]);
  await chat.click();
  await expect(page.getByRole('log')).toHaveText(/^Hello \S{8,}$/);
  expect(asked).toEqual(['/chatbot.js', '/hello']);
  await expect(chat).toBeHidden();
  await expect(portal.heading('top.title')).toBeVisible();
  expect(await reports()).toEqual([]);

  // The host is let in; text made into markup or script is not, whoever does it.
  watch.allow(/TrustedHTML|TrustedScriptURL/);
  const refused = await page.evaluate(() =>
    [
      () => document.createElement('div').insertAdjacentHTML('beforeend', '<b>x</b>'),
      () => Object.assign(document.createElement('script'), { src: 'https://chat.example.com/x' }),
    ].map((act) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : 'broken';
      }
    }),
  );
  expect(refused).toEqual(['refused', 'refused']);
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
  const chat = chatOf(page, label[language]);
  const failed = page.getByRole('contentinfo').getByText(t('frame.chatFailed'));

  // Blocked on the way, then gone, and at last there again.
  let serve = (route: Route): Promise<void> => route.abort();
  await page.route(anyOfChat, (route) => serve(route));
  await begin();
  await chat.click();
  await expect(failed).toBeVisible();
  await expect(portal.heading('top.title')).toBeVisible();
  serve = (route) => route.fulfill({ status: 404 });
  const gone = page.waitForResponse(anyOfChat);
  await unhurried(page);
  await chat.click();
  await gone;
  await expect(failed).toBeVisible();
  serve = (route) => route.fulfill({ contentType: 'text/javascript', body: '' });
  await unhurried(page);
  await chat.click();
  await expect(chat).toBeHidden();

  // The settings name another host than the policy does.
  host = 'elsewhere.example.com';
  await portal.open('/userNotice');
  await chat.click();
  await expect(failed).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('status history, terms and privacy policy have no chat', async ({
  portal,
  page,
  language,
}) => {
  await portal.open();
  const chat = chatOf(page, label[language]);
  for (const path of ['/reportStatusUpdateHistory', '/top/linkTerms', '/top/privacyPolicy']) {
    // On a page with the same footer it is there, so that its absence is not for want of time.
    await expect(chat).toBeVisible();
    await portal.goWithin(path);
    await expect(portal.loginButton).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(chat).toBeHidden();
    await page.goBack();
    await expect(portal.loginButton).toBeVisible();
  }
});
