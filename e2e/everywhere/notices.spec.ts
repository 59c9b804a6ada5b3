import { expectAccessible } from '../support/accessibility.ts';
import { isPdf, savedBy } from '../support/files.ts';
import { unhurried } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

const file = 'お振込先口座変更のご案内.pdf';

test('a notice says how long it is posted; its file is saved under its own name, or it says why not', async ({
  begin,
  page,
  t,
  mock,
  watch,
}) => {
  watch.allowFailedCalls();
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

  await test.step('one whose notice is over or gone says so at the file, and is not saved', async () => {
    const names: string[] = [];
    page.on('download', (download) => names.push(download.suggestedFilename()));
    const place = page.getByRole('article').filter({ hasText: file }).getByRole('listitem').first();
    const button = place.getByRole('button', { name: new RegExp(`^${file}`) });
    await mock.next('downloadNoticeAttachment', { code: '400-1-04-01' });
    await unhurried(page);
    await button.click();
    await expect(place.getByRole('alert')).toContainText(t('errors.400-1-04-01'));
    await expectAccessible(page);
    await mock.next('downloadNoticeAttachment', { code: '400-1-04-02' });
    await unhurried(page);
    await button.click();
    await expect(place.getByRole('alert')).toContainText(t('errors.400-1-04-02'));
    expect(names).toEqual([]);
    await unhurried(page);
    await savedBy(page, () => button.click());
    await expect(place.getByRole('alert')).toBeHidden();
  });
});
