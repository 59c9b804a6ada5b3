import type { Page } from '@playwright/test';
import type { Translate } from '../support/texts.ts';

/** Opens the notices with the link of the top page. */
export const openNotices = (page: Page, t: Translate): Promise<void> =>
  page.getByRole('link', { name: new RegExp(`^${t('top.more.userNotice')}`) }).click();

export const openTab = (page: Page, name: string): Promise<void> =>
  page.getByRole('link', { name, exact: true }).click();

export const isNoticesCall = (request: { url(): string }): boolean =>
  request.url().includes('/mypage-api/notices?');
