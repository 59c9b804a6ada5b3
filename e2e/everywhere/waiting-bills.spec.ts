import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/test.ts';

test('journey: a customer finds the new bills, saves their deadlines and downloads all of them', async ({
  openLoggedIn,
  page,
  billList,
  portal,
  t,
}) => {
  await openLoggedIn('/top', 'long-user');
  const waitingBillsRegion = page.getByRole('region', { name: t('top.waiting.title') });
  const newBillsLink = waitingBillsRegion.getByRole('link', { name: t('top.waiting.new') });
  const billsTab = page
    .getByRole('navigation', { name: t('frame.tabs.label') })
    .getByRole('link')
    .nth(1);
  let count = 0;

  await test.step('the top page and the tab show the number of new bills', async () => {
    await expect(newBillsLink).toHaveText(/[1-9]/);
    count = Number(/\d+/.exec(await newBillsLink.innerText())?.[0]);
    await expect(billsTab).toHaveAccessibleDescription(t('frame.tabs.newBills', { count }));
  });

  await test.step('the coming deadlines are saved as a calendar', async () => {
    const downloadEvent = page.waitForEvent('download');
    await waitingBillsRegion.getByRole('button', { name: t('top.waiting.calendar') }).click();
    const file = await downloadEvent;
    expect(file.suggestedFilename()).toMatch(/\.ics$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
    expect(text.split('BEGIN:VEVENT').length).toBeGreaterThan(1);
    await expect(page.getByText(file.suggestedFilename())).toBeVisible();
  });

  await test.step('the number is a link to the list of these bills, filtered by "new"', async () => {
    await newBillsLink.click();
    await billList.expectConditions(2);
    await billList.expectRange(1, count, count);
    const filterButton = page.getByRole('button', {
      name: t('downloads.downloadStatus.notDownloaded'),
      exact: true,
      pressed: true,
    });
    await expect(filterButton).toBeVisible();
    for (const row of await billList.bills.all())
      await expect(row).toContainText(t('downloads.downloadStatus.notDownloaded'));
  });

  await test.step('one press downloads all new bills, and the number disappears', async () => {
    await portal.open('/top');
    const downloadEvent = page.waitForEvent('download');
    await waitingBillsRegion
      .getByRole('button', { name: t('top.waiting.downloadAllLabel') })
      .click();
    expect((await downloadEvent).suggestedFilename()).toMatch(/\.zip$/);
    await expect(billsTab).toHaveAccessibleDescription('');
  });
});
