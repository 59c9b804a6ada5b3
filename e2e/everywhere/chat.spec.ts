import type { Page } from '@playwright/test';
import { chatButton, chatRequest, chatLabel, serveChat, chatWidget } from '../support/chat.ts';
import { passClickGuard } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

/** Violations of the security policy in any document, as the browser reports them. */
async function collectPolicyViolations(page: Page): Promise<string[]> {
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

test('a typical chat widget works in the frame, and the portal’s own policy stays strict @nginx', async ({
  openLoggedIn,
  portal,
  page,
  t,
  faultWatch,
  language,
  checkLook,
}) => {
  faultWatch.allow(chatRequest);
  const { requested, revealed } = await serveChat(page, chatWidget);
  const reports = await collectPolicyViolations(page);
  await openLoggedIn();
  const opener = chatButton(page, chatLabel[language]);
  await expect(opener).toBeVisible();
  expect(requested).toEqual([]);
  expect(page.frames()).toHaveLength(1);

  await opener.click();
  const chatPanel = page.getByRole('dialog', { name: t('frame.chat.title') });
  const frame = chatPanel.locator('iframe').contentFrame();
  await expect(frame.getByRole('log')).toHaveText(/^Hello \S{8,} 1 visitor=known$/);
  expect(requested).toEqual(['/chatbot.js', '/hello']);
  expect([...revealed]).toEqual(['Referer undefined, cookie undefined']);
  await expect(frame.getByRole('main')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(frame.locator('html')).toHaveAttribute('lang', language);
  await frame.getByLabel('Message').fill('Where is my bill?');
  await frame.getByRole('button', { name: 'Send' }).click();
  await expect(frame.getByText('You said: Where is my bill?')).toBeVisible();
  expect(reports).toEqual([]);
  await checkLook('chat');

  // The widget's permissions do not apply to the portal's document.
  faultWatch.allow(/TrustedHTML|TrustedScriptURL|Content Security Policy/);
  const outcomes = await page.evaluate(async () => {
    const script = document.createElement('script');
    const outcomeOf = (action: () => void): string => {
      try {
        action();
        return 'done';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : 'broken';
      }
    };
    return [
      outcomeOf(() => document.createElement('div').insertAdjacentHTML('beforeend', '<b>x</b>')),
      outcomeOf(() => Object.assign(script, { src: 'https://chat.example.com/chatbot.js' })),
      await fetch('https://chat.example.com/hello').then(
        () => 'done',
        () => 'refused',
      ),
    ];
  });
  expect(outcomes).toEqual(['refused', 'refused', 'refused']);
  await expect(portal.heading('top.title')).toBeVisible();
});

test('the keyboard opens the chat, closes it with Escape, and finds the same conversation again', async ({
  openLoggedIn,
  portal,
  page,
  t,
  faultWatch,
  language,
}) => {
  faultWatch.allow(chatRequest);
  const { requested } = await serveChat(page, chatWidget);
  await openLoggedIn();
  const opener = chatButton(page, chatLabel[language]);
  const chatPanel = page.getByRole('dialog', { name: t('frame.chat.title') });
  const message = chatPanel.locator('iframe').contentFrame().getByLabel('Message');
  await opener.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(chatPanel.locator('iframe')).toBeFocused();
  await message.fill('Half a question');
  await message.press('Escape');
  await expect(chatPanel).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');

  await passClickGuard(page);
  await opener.press('Enter');
  await expect(message).toHaveValue('Half a question');
  await expect(chatPanel.getByRole('heading', { name: t('frame.chat.title') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  // The chat survives a page change and ends with the session.
  await portal.goWithin('/userNotice');
  await expect(portal.heading('notices.title')).toBeVisible();
  await passClickGuard(page);
  await opener.press('Enter');
  await expect(message).toHaveValue('Half a question');
  expect(requested).toEqual(['/chatbot.js', '/hello']);
  await page.keyboard.press('Escape');
  await portal.openMenu();
  await page.getByRole('link', { name: t('frame.links.logout') }).click();
  await expect(portal.loginButton).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
