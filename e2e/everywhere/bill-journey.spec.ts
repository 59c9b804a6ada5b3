import { downloadableBillSql, attachmentSql } from '../support/controls.ts';
import { isPdf, fileSavedBy, unzip } from '../support/files.ts';
import { expect, test } from '../support/test.ts';

test('journey: a customer logs in, finds a bill, downloads it and logs out @nginx', async ({
  portal,
  billList,
  page,
  t,
  sandbox,
  faultWatch,
}) => {
  await test.step('a wrong password shows an error and keeps the entries', async () => {
    await portal.open();
    faultWatch.allowFailedCalls();
    await portal.enterLogin('demo-user', 'Wrong-Pass-2026');
    await expect(page.getByRole('alert')).toContainText(t('errors.400-1-02-01'));
    await expect(portal.loginIdField).toHaveValue('demo-user');
    await expect(portal.passwordField).toBeFocused();
  });

  await test.step('the right password opens the top page', async () => {
    await portal.enterLogin('demo-user');
    await expect(portal.heading('top.title')).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('株式会社青葉フーズ流通');
  });

  await test.step('one press opens the bill list', async () => {
    await page.getByRole('link', { name: t('frame.tabs.bills'), exact: true }).click();
    await expect(portal.heading('bills.title')).toBeFocused();
    await billList.expectRange(1, 50, 1200);
  });

  const billNumber = sandbox.findBillNumber(
    `${downloadableBillSql} AND csvSize IS NOT NULL AND downloadStatus = 'notDownloaded' AND ${attachmentSql}`,
  );

  await test.step('a bill is found by its number', async () => {
    await billList.search({ keyword: billNumber });
    await billList.expectRange(1, 1, 1);
    await expect(billList.conditionChips.getByRole('button')).toHaveCount(1);
  });

  const bill = billList.bill(billNumber);

  await test.step('the PDF of the bill is saved with a Japanese name', async () => {
    await expect(bill).toContainText(t('downloads.downloadStatus.notDownloaded'));
    const pdf = await fileSavedBy(page, () => bill.getByRole('button', { name: /^PDF/ }).click());
    expect(pdf.name).toMatch(new RegExp(`^(請求書|納品書|支払明細書)_${billNumber}\\.pdf$`));
    expect(isPdf(pdf)).toBe(true);
  });

  await test.step('the CSV of the bill is saved, encoded for Japanese spreadsheets', async () => {
    const actions = await billList.actionsOf(bill);
    const csv = await fileSavedBy(page, () =>
      actions.getByRole('button', { name: /^CSV/ }).click(),
    );
    expect(csv.name).toMatch(new RegExp(`_${billNumber}\\.csv$`));
    const text = csv.content.toString('utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text).toContain(billNumber);
  });

  await test.step('the list marks the bill as downloaded', async () => {
    await expect(bill).not.toContainText(t('downloads.downloadStatus.notDownloaded'));
    await expect(bill).toContainText(t('downloads.downloadStatus.downloaded'));
  });

  await test.step('the details of the bill offer the attachment', async () => {
    const attachmentButton = page
      .getByRole('listitem')
      .getByRole('button', { name: /\.(xlsx|pdf|csv|png) / })
      .first();
    // On a phone, the details are already unfolded.
    if (!(await attachmentButton.isVisible())) await billList.unfold(bill);
    const name = (await attachmentButton.innerText()).split(/\s/)[0];
    const file = await fileSavedBy(page, () => attachmentButton.click());
    expect(file.name).toBe(name);
    expect(file.content.length).toBeGreaterThan(100);
  });

  await test.step('several bills are saved in one ZIP', async () => {
    await billList.conditionChips.getByRole('button').first().click();
    await billList.expectRange(1, 50, 1200);
    const checkboxes = billList.bills.getByRole('checkbox', { disabled: false });
    const titles: string[] = [];
    for (const box of (await checkboxes.all()).slice(0, 3)) {
      await box.check();
      titles.push((await box.getAttribute('aria-label')) ?? '');
    }
    expect(titles).toHaveLength(3);
    const selectionBar = page.getByRole('region', { name: t('downloads.batch.region') });
    await expect(selectionBar.getByRole('status')).toContainText(
      t('downloads.batch.selected', { count: 3 }),
    );
    const zip = await fileSavedBy(page, () =>
      selectionBar.getByRole('button', { name: t('bills.batch.download') }).click(),
    );
    expect(zip.name).toMatch(/^明細一括_\d{8}\.zip$/);
    const files = await unzip(zip);
    const pdfs = files.filter(({ name }) => name.endsWith('.pdf'));
    expect(pdfs).toHaveLength(3);
    expect(pdfs.every(isPdf)).toBe(true);
  });

  await test.step('the logout shows a message', async () => {
    await portal.openMenu();
    await page.getByRole('link', { name: t('frame.links.logout') }).click();
    await expect(page.getByRole('main')).toContainText(t('shell.loggedOut'));
    await expect(portal.loginButton).toBeVisible();
  });
});
