import type { Page } from '@playwright/test';
import type { Translate } from './texts.ts';

/** Elements of the electronic storage page in this tab. */
export const eStoragePage = (page: Page, t: Translate) => ({
  code: page.locator('main code').last(),
  button: (key: string) => page.getByRole('button', { name: t(key), exact: true }),
  dialog: (key: string) => page.getByRole('dialog', { name: t(key) }),
});
