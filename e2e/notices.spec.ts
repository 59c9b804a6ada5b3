import { isPdf, savedBy } from './support/files.ts';
import { expect, test } from './support/test.ts';

test('a file of a notice is saved under its own name', async ({ portal, page, t }) => {
  await portal.login();
  await portal.open('/userNotice');
  await expect(portal.heading('notices.title')).toBeVisible();

  const name = 'お振込先口座変更のご案内.pdf';
  const saved = await savedBy(page, () =>
    page.getByRole('button', { name: new RegExp(`^${name}`) }).click(),
  );

  expect(saved.name).toBe(name);
  expect(isPdf(saved)).toBe(true);
  await expect(page.getByRole('status').filter({ hasText: name })).toHaveText(
    t('notices.done', { name }),
  );
});
