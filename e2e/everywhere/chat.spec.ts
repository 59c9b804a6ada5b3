import type { Page } from '@playwright/test';
import { chatButton, chatPattern, chatLabels, serveChat, widgetScript } from '../support/chat.ts';
import { passClickGuard } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

/** Violations of the security policy in any document, as the browser reports them. */
async function collectPolicyViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(globalThis, 'reportViolation');
      if (typeof report === 'function') report(`${event.effectiveDirective}: ${event.blockedURI}`);
    });
  });
  return violations;
}

test('a typical chat widget works in its frame, while the portal keeps a strict policy @nginx', async ({
  openLoggedIn,
  portal,
  page,
  t,
  faultWatch,
  language,
  checkLook,
}) => {
  faultWatch.allow(chatPattern);
  const { requestedPaths, revealedHeaders } = await serveChat(page, widgetScript);
  const policyViolations = await collectPolicyViolations(page);
  await openLoggedIn();
  const openButton = chatButton(page, chatLabels[language]);
  await expect(openButton).toBeVisible();
  expect(requestedPaths).toEqual([]);
  expect(page.frames()).toHaveLength(1);

  await openButton.click();
  const chatPanel = page.getByRole('dialog', { name: t('frame.chat.title') });
  const chatFrame = chatPanel.locator('iframe').contentFrame();
  await expect(chatFrame.getByRole('log')).toHaveText(/^Hello \S{8,} 1 visitor=known$/);
  expect(requestedPaths).toEqual(['/chatbot.js', '/hello']);
  expect([...revealedHeaders]).toEqual(['Referer undefined, cookie undefined']);
  await expect(chatFrame.getByRole('main')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(chatFrame.locator('html')).toHaveAttribute('lang', language);
  await chatFrame.getByLabel('Message').fill('Where is my bill?');
  await chatFrame.getByRole('button', { name: 'Send' }).click();
  await expect(chatFrame.getByText('You said: Where is my bill?')).toBeVisible();
  expect(policyViolations).toEqual([]);
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

test('a customer opens the chat, closes the chat and returns to the same conversation by keyboard', async ({
  openLoggedIn,
  portal,
  page,
  t,
  faultWatch,
  language,
}) => {
  faultWatch.allow(chatPattern);
  const { requestedPaths } = await serveChat(page, widgetScript);
  await openLoggedIn();
  const openButton = chatButton(page, chatLabels[language]);
  const chatPanel = page.getByRole('dialog', { name: t('frame.chat.title') });
  const messageField = chatPanel.locator('iframe').contentFrame().getByLabel('Message');
  await openButton.press('Enter');
  await expect(openButton).toHaveAttribute('aria-expanded', 'true');
  await expect(chatPanel.locator('iframe')).toBeFocused();
  await messageField.fill('Half a question');
  await messageField.press('Escape');
  await expect(chatPanel).toBeHidden();
  await expect(openButton).toBeFocused();
  await expect(openButton).toHaveAttribute('aria-expanded', 'false');

  await passClickGuard(page);
  await openButton.press('Enter');
  await expect(messageField).toHaveValue('Half a question');
  await expect(chatPanel.getByRole('heading', { name: t('frame.chat.title') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(openButton).toBeFocused();

  // The chat survives a page change and ends with the session.
  await portal.goWithin('/userNotice');
  await expect(portal.heading('notices.title')).toBeVisible();
  await passClickGuard(page);
  await openButton.press('Enter');
  await expect(messageField).toHaveValue('Half a question');
  expect(requestedPaths).toEqual(['/chatbot.js', '/hello']);
  await page.keyboard.press('Escape');
  await portal.openMenu();
  await page.getByRole('link', { name: t('frame.links.logout') }).click();
  await expect(portal.loginButton).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
