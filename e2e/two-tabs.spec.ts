import { paths } from '../src/lib/paths.ts';
import { InformationForm } from './support/information-form.ts';
import { unhurried } from './support/portal.ts';
import { expect, test } from './support/test.ts';

test('two tabs with the same form: the second sees the request of the first and loses nothing', async ({
  begin,
  page,
  t,
  context,
  watch,
}) => {
  watch.allowFailedCalls();
  await begin(paths.userEdit());
  const first = new InformationForm(page, t);
  await first.field('phoneNumber').fill('03-5555-0142');
  const tab = await context.newPage();
  await tab.goto(page.url());
  const second = new InformationForm(tab, t);
  await second.field('sectionName').fill('経理部 支払管理課');
  for (const form of [first, second]) await form.check();
  await unhurried(page);
  await first.button('information.edit.submit').click();
  await expect(first.step('complete')).toBeVisible();
  await unhurried(tab);
  await second.button('information.edit.submit').click();
  await expect(tab.getByText(t('information.edit.pendingTitle'))).toBeVisible();
  await expect(tab.getByText('03-5555-0142')).toBeVisible();
  await expect(tab.getByText('経理部 支払管理課')).toBeVisible();
  await tab.close();
});
