import type { Page } from '@playwright/test';
import { languages, checkAtSizes, openParts } from './sizes.ts';
import { expect, test } from './test.ts';

/** Submits the form with all fields empty, so that each shows an error. */
async function submitEmptyForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByLabel(/^Text(?! area)/).first()).toBeFocused();
}

for (const language of languages) {
  test(`every part with an error fits and is accessible in ${language}, in all colours, at both sizes`, async ({
    page,
    portal,
  }) => {
    await openParts(portal, language, '/_parts', 'Parts');
    await submitEmptyForm(page);
    await expect(page.locator('[aria-invalid=true]')).not.toHaveCount(0);
    await checkAtSizes(page, language, `reports/parts/${language}`);
  });
}
