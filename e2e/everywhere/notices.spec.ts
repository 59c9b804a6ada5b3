import { isPdf, savedBy } from '../support/files.ts';
import { expect, test } from '../support/test.ts';

const file = 'お振込先口座変更のご案内.pdf';

test('a notice shows its period, and its file is saved with its own name', async ({
  begin,
  page,
  t,
}) => {
  await begin('/userNotice');
  const notice = page.getByRole('article').filter({ hasText: file });
  const time = '\\d{4}/\\d\\d/\\d\\d \\d\\d:\\d\\d';
  await expect(notice).toContainText(t('notices.period'));
  await expect(notice).toContainText(
    new RegExp(`^.*${t('notices.periodFrom', { from: time })} ${time}`, 's'),
  );
  const saved = await savedBy(page, () =>
    notice.getByRole('button', { name: new RegExp(`^${file}`) }).click(),
  );
  expect(saved.name).toBe(file);
  expect(isPdf(saved)).toBe(true);
  await expect(page.getByRole('status').filter({ hasText: file })).toHaveText(
    t('downloads.saved', { fileName: file }),
  );
});
