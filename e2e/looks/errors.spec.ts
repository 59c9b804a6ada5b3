import type { ErrorCode } from '../../generated/error-codes.ts';
import { paths } from '../../src/lib/paths.ts';
import { expect, test } from '../support/test.ts';
import { plain } from '../support/texts.ts';

test('messages above a page, and the new-version dialog', async ({
  openLoggedIn,
  portal,
  page,
  t,
  mock,
  watch,
  look,
}) => {
  watch.allowFailedCalls();
  await openLoggedIn();
  const codes: ErrorCode[] = ['500-1-00-01', '402-1-00-01', '404-1-00-02'];
  for (const code of codes) {
    await mock.next('listNotices', { code });
    await portal.open(paths.notices());
    await expect(page.getByRole('alert')).toContainText(t(`errors.${code}`));
    // The details for support load separately.
    const copy = page.getByRole('button', { name: t('frame.support.copy') });
    await expect(copy).toHaveCount(code === '500-1-00-01' ? 1 : 0);
    await look(`message-${code}`);
  }
  await mock.next('listNotices', { code: '400-1-99-02' });
  await portal.open(paths.notices());
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('dialog-new-version');
});

test('error pages', async ({ portal, page, t, look }) => {
  for (const [name, path, text] of [
    ['error-unknown', '/nowhere', t('error-page.wrongAddress')],
    ['error-404-1-03-01', paths.error('404-1-03-01'), plain(t('errors.404-1-03-01'))],
    ['error-500-1-00-01', paths.error('500-1-00-01'), plain(t('errors.500-1-00-01'))],
  ] as const) {
    await portal.goWithin(path);
    await expect(page.getByRole('alert')).toContainText(text);
    await look(name);
  }
  await page.goto('/demo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('wrong-address');
});
