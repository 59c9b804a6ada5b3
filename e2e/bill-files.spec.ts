import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { downloadableBillSql, returnedFileSql } from './support/controls.ts';
import { isPdf, fileSavedBy, unzip } from './support/files.ts';
import { tabTo } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

const pdfButtonOptions = { name: /^PDF/ } as const;

test.beforeEach(async ({ openLoggedIn, billList }) => {
  await openLoggedIn('/bapPublishedBillAppSearch?perPage=10&page=1');
  await billList.expectRange(1, 10, 1200);
});

test('a customer returns a file, downloads the file and changes the status of the bill @nginx', async ({
  billList,
  page,
  t,
  sandbox,
}) => {
  const billNumber = sandbox.findBillNumber(
    `${downloadableBillSql} AND canReturnFile = 1 AND statusId <> 'approved' AND NOT ${returnedFileSql}`,
  );
  const bill = await billList.findBill(billNumber);
  await bill.getByRole('button', { name: new RegExp(`^${t('bills.row.details')}`) }).click();
  await page.getByRole('button', { name: t('bills.returnFile.open') }).click();
  const sendButton = page.getByRole('button', { name: t('bills.returnFile.send'), exact: true });
  const fileField = page.getByLabel(t('bills.returnFile.choose'));

  const programType = { name: 'プログラム.exe', mimeType: 'application/octet-stream' };
  await fileField.setInputFiles({ ...programType, buffer: Buffer.from('MZ') });
  await expect(fileField).toHaveAttribute('aria-invalid', 'true');
  await expect(sendButton).toBeDisabled();

  const content = Buffer.from('%PDF-1.7 受領しました\n%%EOF\n');
  const receipt = { name: '受領書 髙﨑.pdf', mimeType: 'application/pdf', buffer: content };
  await fileField.setInputFiles(receipt);
  await sendButton.click();
  await expect(page.getByRole('status').filter({ hasText: '受領書 髙﨑.pdf' })).toBeVisible();
  await expect(bill).toContainText(t('bills.row.returned'));

  const downloadedFile = await fileSavedBy(page, () =>
    page.getByRole('button', { name: /^受領書 髙﨑\.pdf/ }).click(),
  );
  expect(downloadedFile.name).toBe('受領書 髙﨑.pdf');
  expect(downloadedFile.content.equals(content)).toBe(true);

  await page.getByLabel(t('bills.status.label')).selectOption({ index: 1 });
  await page.getByRole('button', { name: t('bills.status.save') }).click();
  const savedMessage = new RegExp(`^${t('bills.status.saved', { status: '.+' })}$`);
  await expect(page.getByRole('status').filter({ hasText: savedMessage })).toBeVisible();
});

test('the selection bar can be reached by keyboard, and never covers a focused control', async ({
  billList,
  page,
  t,
}) => {
  const selectionBar = page.getByRole('region', { name: t('downloads.batch.region') });
  const clearButton = selectionBar.getByRole('button', { name: t('downloads.batch.clear') });
  const firstCheckbox = billList.bills.first().getByRole('checkbox');
  await firstCheckbox.check();

  await test.step('Tab reaches the bar before the list', async () => {
    await page.getByRole('button', { name: t('bills.batch.all') }).focus();
    const stopsInTable: boolean[] = [];
    await tabTo(page, clearButton, async () => {
      stopsInTable.push(
        await page.evaluate(() => document.activeElement?.closest('[role=table], table') != null),
      );
    });
    expect(stopsInTable).not.toContain(true);
  });

  await test.step('the bar is visible at both ends of the list, and covers no focused control', async () => {
    await page.setViewportSize({ width: 1280, height: 500 });
    for (const bill of [billList.bills.first(), billList.bills.last()]) {
      await bill.getByRole('checkbox').focus();
      await expect(clearButton).toBeInViewport();
    }
    await firstCheckbox.focus();
    const coveredControls: string[] = [];
    for (let stop = 0; stop < 50; stop += 1) {
      await page.keyboard.press('Tab');
      const coveredControl = await selectionBar.evaluate((element) => {
        const focusedControl = document.activeElement;
        if (focusedControl === null || element.contains(focusedControl)) return null;
        const [barBox, controlBox] = [
          element.getBoundingClientRect(),
          focusedControl.getBoundingClientRect(),
        ];
        const isCovered = controlBox.bottom > barBox.top && controlBox.top < barBox.bottom;
        return isCovered && controlBox.right > barBox.left && controlBox.left < barBox.right
          ? focusedControl.outerHTML
          : null;
      });
      if (coveredControl !== null) coveredControls.push(coveredControl);
    }
    expect(coveredControls).toEqual([]);
  });

  await test.step('at 400 % zoom, the bar is not sticky', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await billList.bills.nth(5).getByRole('checkbox').focus();
    await expect(clearButton).not.toBeInViewport();
    await clearButton.focus();
    await expect(clearButton).toBeInViewport();
  });
});

test('a row that no longer matches the search keeps its position until the customer updates the list', async ({
  portal,
  page,
  billList,
  t,
}) => {
  await portal.open('/bapPublishedBillAppSearch?downloadStatus=notDownloaded&page=1');
  const billNumber = /[A-Z]+-[\d-]+/.exec(await billList.bills.first().innerText())?.[0] ?? '';
  const firstBill = billList.bill(billNumber);
  const readSecondRowTop = async () => (await billList.bills.nth(1).boundingBox())?.y ?? NaN;
  const secondRowTopBefore = await readSecondRowTop();
  const rangeStatus = page.getByRole('status').filter({ hasText: '件中' });
  const rangeBefore = await rangeStatus.innerText();
  await fileSavedBy(page, () => firstBill.getByRole('button', pdfButtonOptions).click());
  const updateButton = page.getByRole('button', { name: t('downloads.list.update') });
  await expect(updateButton).toBeVisible();
  await expect(firstBill).toContainText(t('downloads.downloadStatus.downloaded'));
  expect(await rangeStatus.innerText()).toBe(rangeBefore);
  // The mark for a finished download is one pixel less high than the badge before the download.
  expect(Math.abs((await readSecondRowTop()) - secondRowTopBefore)).toBeLessThan(2);
  await updateButton.click();
  await expect(firstBill).toHaveCount(0);
  await expect(updateButton).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
});

test('the download of a result that is too large for one ZIP continues after a lost connection and a reload', async ({
  billList,
  page,
  t,
  mock,
  sandbox,
  faultWatch,
  checkLook,
}) => {
  faultWatch.allowFailedCalls();
  // The sandbox needs some time for each part, so the test has few and small parts.
  await sandbox.setLimits({ batchFileLimit: 12 });
  await page.reload();
  const month = (await billList.monthField.getByRole('option').nth(3).innerText()).trim();
  await billList.search({ month, keyword: '納品書' });
  await billList.expectConditions(2);
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  const panel = page.getByRole('region', { name: t('parts.title') });
  const continueButton = panel.getByRole('button', { name: t('parts.goOn') });
  let plannedCounts = { bills: 0, files: 0, parts: 0 };

  await test.step('the parts are listed before the download', async () => {
    await page.getByRole('button', { name: t('bills.batch.all') }).click();
    await expect(panel.getByRole('heading')).toBeFocused();
    await expect(panel).toContainText(t('parts.browserAsks'));
    const [bills = 0, files = 0, parts = 0] =
      (await panel.getByRole('status').innerText()).match(/\d+/g)?.map(Number) ?? [];
    plannedCounts = { bills, files, parts };
    const partList = panel.getByRole('list', { name: t('parts.list') });
    await partList.getByText(/^1\. /).click();
    await expect(partList.getByRole('listitem').getByRole('listitem').first()).toBeVisible();
    await checkLook('bills-in-parts');
    expect(await mock.callsOf('downloadBillsZip')).toEqual([]);
  });

  await test.step('a failed part stops the download', async () => {
    await mock.setNextAnswer('downloadBillsZip', { kind: 'drop' });
    await panel.getByRole('button', { name: t('parts.start') }).click();
    await expect(panel.getByRole('alert')).toBeVisible();
    expect(downloads).toEqual([]);
  });

  await test.step('the download continues after a reload until all parts are saved', async () => {
    await page.reload();
    await expect(continueButton).toBeVisible();
    await continueButton.click();
    for (let index = 0; index < plannedCounts.parts; index += 1)
      await (downloads[index] ?? page.waitForEvent('download'));
    await expect(panel.getByRole('button', { name: t('common.close') })).toBeVisible();
    const zipNames = downloads.map((download) => download.suggestedFilename());
    expect(zipNames).toEqual(zipNames.toSorted());
    const fileNames: string[] = [];
    for (const [index, download] of downloads.entries()) {
      const content = await readFile(await download.path());
      const zipFiles = await unzip({ name: zipNames[index] ?? '', content });
      expect(zipFiles.length).toBeLessThanOrEqual(12);
      fileNames.push(...zipFiles.map(({ name }) => name));
    }
    const bills = fileNames.filter((name) => name.endsWith('.pdf')).length;
    expect({ bills, files: new Set(fileNames).size, parts: downloads.length }).toEqual(
      plannedCounts,
    );
  });
});

test('the PDF of a bill is shown without a download, and is recorded after a download', async ({
  billList,
  page,
  t,
  mock,
  sandbox,
  checkLook,
}) => {
  // A headless browser reports that it has no PDF viewer. Without this change, the portal would offer no preview.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true }),
  );
  await page.reload();
  const bill = await billList.findBill(sandbox.findBillNumber(downloadableBillSql));
  const previewButton = bill.getByRole('button', {
    name: new RegExp(`^${t('bills.row.preview')}`),
  });

  await test.step('the preview shows the PDF in a frame without a download', async () => {
    await previewButton.click();
    const frame = page.getByRole('dialog').locator('iframe');
    await expect(frame).toHaveAttribute('src', /^blob:/);
    await checkLook('bills-preview');
    await page.keyboard.press('Escape');
    await expect(previewButton).toBeFocused();
    expect(await mock.callsOf('previewBillPdf')).toHaveLength(1);
    expect(await mock.callsOf('downloadBillPdf')).toEqual([]);
  });

  await test.step('the record has the name and SHA-256 of the file', async () => {
    const pdf = await fileSavedBy(page, () => bill.getByRole('button', pdfButtonOptions).click());
    await page.getByRole('button', { name: t('downloads.archive') }).click();
    const receipt = page.getByRole('dialog').getByRole('listitem');
    await expect(receipt).toContainText(pdf.name);
    await expect(receipt).toContainText(createHash('sha256').update(pdf.content).digest('hex'));
    await checkLook('bills-receipt');
  });
});

test('a published bill arrives by mail and in the list, and has no download after its withdrawal', async ({
  billList,
  page,
  t,
  sandbox,
  faultWatch,
}) => {
  faultWatch.allow(new RegExp(`^request to ${sandbox.mailboxUrl}`));
  const billsTab = page.getByRole('link', { name: t('frame.tabs.bills') });
  // The description appears with the number of new bills, which may be loaded after the list.
  await expect(billsTab).toHaveAccessibleDescription(/\d/);
  const tabDescription = page.locator(`[id="${await billsTab.getAttribute('aria-describedby')}"]`);
  const newBillCountBefore = Number(/\d+/.exec((await tabDescription.textContent()) ?? '')?.[0]);
  await sandbox.publishBills(3);
  const [subMail, mainMail] = sandbox.mails();
  expect([mainMail?.attachments.length, subMail?.attachments.length]).toEqual([3, 0]);
  await page.goto(sandbox.mailboxUrl);
  const mail = page.getByRole('article').filter({ hasText: 'keiri@aoba-foods.example.jp' });
  const attachedFile = await fileSavedBy(page, () =>
    mail
      .getByRole('link', { name: /\.pdf$/ })
      .first()
      .click(),
  );
  expect(isPdf(attachedFile)).toBe(true);
  await mail.getByRole('link', { name: /bapPublishedBillAppSearch/ }).click();

  await billList.expectRange(1, 10, 1203);
  await expect(billsTab).toHaveAccessibleDescription(new RegExp(`\\D${newBillCountBefore + 3}\\D`));
  // The seed may have more than a page of bills of today, which come first.
  const publishedBill = await billList.findBill(attachedFile.name.replace(/^.*_|\.pdf$/g, ''));
  const downloadedFile = await fileSavedBy(page, () =>
    publishedBill.getByRole('button', pdfButtonOptions).click(),
  );
  expect(downloadedFile.name).toBe(attachedFile.name);
  await expect(billsTab).toHaveAccessibleDescription(new RegExp(`\\D${newBillCountBefore + 2}\\D`));

  await sandbox.changeNewestBill({ isPublished: false });
  await page.reload();
  const withdrawnBill = await billList.findBill(sandbox.findBillNumber('isPublished = 0'));
  await expect(withdrawnBill.getByRole('button', pdfButtonOptions)).toBeDisabled();
});
