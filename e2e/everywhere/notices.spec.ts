import { expectAccessible } from '../support/accessibility.ts';
import { isPdf, savedBy } from '../support/files.ts';
import { unhurried } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

const file = 'お振込先口座変更のご案内.pdf';

test.beforeEach(async ({ begin }) => begin('/userNotice'));

test('a notice says how long it is posted, and its file is saved under its own name', async ({
  page,
  t,
}) => {
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

test('a file whose notice is over or gone says so at the file, and saves nothing', async ({
  page,
  t,
  mock,
  watch,
}) => {
  watch.allowFailedCalls();
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  const place = page.getByRole('article').filter({ hasText: file }).getByRole('listitem').first();
  const button = place.getByRole('button', { name: new RegExp(`^${file}`) });
  await mock.next('downloadNoticeAttachment', { code: '400-1-04-01' });
  await button.click();
  await expect(place.getByRole('alert')).toContainText(t('errors.400-1-04-01'));
  await expectAccessible(page);
  await mock.next('downloadNoticeAttachment', { code: '400-1-04-02' });
  await unhurried(page);
  await button.click();
  await expect(place.getByRole('alert')).toContainText(t('errors.400-1-04-02'));
  expect(saved).toEqual([]);
  await unhurried(page);
  await savedBy(page, () => button.click());
  await expect(place.getByRole('alert')).toBeHidden();
});
