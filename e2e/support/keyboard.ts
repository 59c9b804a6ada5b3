import type { Locator, Page } from '@playwright/test';

/** More tab stops than any page has before its last control. */
const maxTabStops = 80;

/**
 * Presses Tab until a control has the focus, or Shift+Tab if the control precedes the focused element.
 *
 * @param onTabStop called at each tab stop
 * @throws Error if Tab does not reach the control
 */
export async function tabTo(
  page: Page,
  target: Locator,
  onTabStop?: () => Promise<void>,
): Promise<void> {
  await target.waitFor();
  const isBefore = await target.evaluate((control) => {
    const position = document.activeElement?.compareDocumentPosition(control) ?? 0;
    return (position & Node.DOCUMENT_POSITION_PRECEDING) > 0;
  });
  for (let tabStop = 0; tabStop < maxTabStops; tabStop += 1) {
    if (await target.evaluate((control) => control === document.activeElement)) return;
    await onTabStop?.();
    await page.keyboard.press(isBefore ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}.`);
}

/** Moves the focus to a control with Tab, and presses a key there. */
export async function pressByKey(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
