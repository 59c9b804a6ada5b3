import { expect, type Page } from '@playwright/test';

/**
 * Waits until a page of the developers' build has reached the state of its address (`?state=`). The way to a state
 * consists of calls and presses, each with its own limit (src/dev/states.ts), so one assertion's limit does not apply.
 *
 * @throws Error if the page shows the alert of a state that was not reached
 */
export async function waitForState(page: Page, name: string): Promise<void> {
  const failure = page.locator('[data-dev] > [role=alert]');
  const outcome = page.locator(`html[data-state="${name}"]`).or(failure);
  await outcome.first().waitFor({ state: 'attached', timeout: 0 });
  expect(await failure.allTextContents()).toEqual([]);
}
