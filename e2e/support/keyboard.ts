import type { Locator, Page } from '@playwright/test';

/** More stops than any of our pages has before its last control. */
const MOST_STOPS = 80;

/**
 * Goes on by Tab from where the focus is until a control has it, as somebody without a pointer does.
 *
 * @param pass called at each stop on the way
 * @throws Error if Tab does not lead there
 */
export async function tabTo(
  page: Page,
  target: Locator,
  pass?: () => Promise<void>,
): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((control) => control === document.activeElement)) return;
    await pass?.();
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(target)}.`);
}

/** Goes to a control by Tab and presses it. */
export async function pressByKey(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
