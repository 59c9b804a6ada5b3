import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { isDownloadable, hasReturnedFile } from './support/controls.ts';
import { isPdf, fileSavedBy, unzip } from './support/files.ts';
import { tabTo } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

const pdfButton = { name: /^PDF/ } as const;

test.beforeEach(async ({ openLoggedIn, list }) => {
  await openLoggedIn('/bapPublishedBillAppSearch?perPage=10&page=1');
  await list.expectRange(1, 10, 1200);
});

test('a returned file can be downloaded again, and the status can be changed @nginx', async ({
  list,
  page,
  t,
  sandbox,
}) => {
  const number = sandbox.billNumber(
    `${isDownloadable} AND canReturnFile = 1 AND statusId <> 'approved' AND NOT ${hasReturnedFile}`,
  );
  const bill = await list.findBill(number);
  await bill.getByRole('button', { name: new RegExp(`^${t('bills.row.details')}`) }).click();
  await page.getByRole('button', { name: t('bills.returnFile.open') }).click();
  const send = page.getByRole('button', { name: t('bills.returnFile.send'), exact: true });
  const choose = page.getByLabel(t('bills.returnFile.choose'));

  await choose.setInputFiles({
    name: 'プログラム.exe',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('MZ'),
  });
  await expect(choose).toHaveAttribute('aria-invalid', 'true');
  await expect(send).toBeDisabled();

  const content = Buffer.from('%PDF-1.7 受領しました\n%%EOF\n');
  await choose.setInputFiles({
    name: '受領書 髙﨑.pdf',
    mimeType: 'application/pdf',
    buffer: content,
  });
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: '受領書 髙﨑.pdf' })).toBeVisible();
  await expect(bill).toContainText(t('bills.row.returned'));

  const returned = await fileSavedBy(page, () =>
    page.getByRole('button', { name: /^受領書 髙﨑\.pdf/ }).click(),
  );
  expect(returned.name).toBe('受領書 髙﨑.pdf');
  expect(returned.content.equals(content)).toBe(true);

  await page.getByLabel(t('bills.status.label')).selectOption({ index: 1 });
  await page.getByRole('button', { name: t('bills.status.save') }).click();
  const saved = new RegExp(`^${t('bills.status.saved', { status: '.+' })}$`);
  await expect(page.getByRole('status').filter({ hasText: saved })).toBeVisible();
});

test('the selection bar comes before the list in tab order, and covers no focused control', async ({
  list,
  page,
  t,
}) => {
  const bar = page.getByRole('region', { name: t('downloads.batch.region') });
  const clear = bar.getByRole('button', { name: t('downloads.batch.clear') });
  const first = list.bills.first().getByRole('checkbox');
  await first.check();

  await test.step('it is reached before the list', async () => {
    await page.getByRole('button', { name: t('bills.batch.all') }).focus();
    const passedRows: boolean[] = [];
    await tabTo(page, clear, async () => {
      passedRows.push(
        await page.evaluate(() => document.activeElement?.closest('[role=table], table') != null),
      );
    });
    expect(passedRows).not.toContain(true);
  });

  await test.step('it covers no focused control', async () => {
    await first.focus();
    const hidden: string[] = [];
    for (let stop = 0; stop < 50; stop += 1) {
      await page.keyboard.press('Tab');
      const covered = await bar.evaluate((element) => {
        const control = document.activeElement;
        if (control === null || element.contains(control)) return null;
        const [edge, box] = [element.getBoundingClientRect(), control.getBoundingClientRect()];
        const isCovered = box.bottom > edge.top && box.top < edge.bottom;
        return isCovered && box.right > edge.left && box.left < edge.right
          ? control.outerHTML
          : null;
      });
      if (covered !== null) hidden.push(covered);
    }
    expect(hidden).toEqual([]);
  });

  await test.step('at 400 % zoom it does not stick', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await list.bills.nth(5).getByRole('checkbox').focus();
    await expect(clear).not.toBeInViewport();
    await clear.focus();
    await expect(clear).toBeInViewport();
  });
});

test('a row that no longer matches the search keeps its position until the customer updates the list', async ({
  portal,
  page,
  list,
  t,
}) => {
  await portal.open('/bapPublishedBillAppSearch?downloadStatus=notDownloaded&page=1');
  const number = /[A-Z]+-[\d-]+/.exec(await list.bills.first().innerText())?.[0] ?? '';
  const firstBill = list.bill(number);
  const top = async () => (await list.bills.nth(1).boundingBox())?.y ?? NaN;
  const topBefore = await top();
  const range = page.getByRole('status').filter({ hasText: '件中' });
  const rangeBefore = await range.innerText();
  await fileSavedBy(page, () => firstBill.getByRole('button', pdfButton).click());
  const update = page.getByRole('button', { name: t('downloads.list.update') });
  await expect(update).toBeVisible();
  await expect(firstBill).toContainText(t('downloads.downloadStatus.downloaded'));
  expect(await range.innerText()).toBe(rangeBefore);
  // The mark of the state above is a pixel lower than the badge that it replaces.
  expect(Math.abs((await top()) - topBefore)).toBeLessThan(2);
  await update.click();
  await expect(firstBill).toHaveCount(0);
  await expect(update).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
});

test('a result too large for one ZIP is downloaded in parts, after a lost connection and a reload', async ({
  list,
  page,
  t,
  mock,
  sandbox,
  watch,
  look,
}) => {
  watch.allowFailedCalls();
  // Each part takes the sandbox some time, so the parts are few and small.
  await sandbox.setLimits({ batchFileLimit: 12 });
  await page.reload();
  const month = (await list.month.getByRole('option').nth(3).innerText()).trim();
  await list.search({ month, keyword: '納品書' });
  await list.expectConditions(2);
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  const panel = page.getByRole('region', { name: t('parts.title') });
  const continueButton = panel.getByRole('button', { name: t('parts.goOn') });
  let planned = { bills: 0, files: 0, parts: 0 };

  await test.step('the parts are listed before the download', async () => {
    await page.getByRole('button', { name: t('bills.batch.all') }).click();
    await expect(panel.getByRole('heading')).toBeFocused();
    await expect(panel).toContainText(t('parts.browserAsks'));
    const [bills = 0, files = 0, parts = 0] =
      (await panel.getByRole('status').innerText()).match(/\d+/g)?.map(Number) ?? [];
    planned = { bills, files, parts };
    const contents = panel.getByRole('list', { name: t('parts.list') });
    await contents.getByText(/^1\. /).click();
    await expect(contents.getByRole('listitem').getByRole('listitem').first()).toBeVisible();
    await look('bills-in-parts');
    expect(await mock.callsOf('downloadBillsZip')).toEqual([]);
  });

  await test.step('a failed part stops the download', async () => {
    await mock.setNextAnswer('downloadBillsZip', { kind: 'drop' });
    await panel.getByRole('button', { name: t('parts.start') }).click();
    await expect(panel.getByRole('alert')).toBeVisible();
    expect(downloads).toEqual([]);
  });

  await test.step('it continues after a reload until all parts are saved', async () => {
    await page.reload();
    await expect(continueButton).toBeVisible();
    await continueButton.click();
    // One wait per part: all of them may take longer than one wait allows on a busy machine.
    for (let part = 1; part <= planned.parts; part += 1) {
      await expect.poll(() => downloads.length).toBeGreaterThanOrEqual(part);
    }
    await expect(panel.getByRole('button', { name: t('common.close') })).toBeVisible();
    const names = downloads.map((download) => download.suggestedFilename());
    expect(names).toEqual(names.toSorted());
    const files: string[] = [];
    for (const [index, download] of downloads.entries()) {
      const content = await readFile(await download.path());
      const zipFiles = await unzip({ name: names[index] ?? '', content });
      expect(zipFiles.length).toBeLessThanOrEqual(12);
      files.push(...zipFiles.map(({ name }) => name));
    }
    const bills = files.filter((name) => name.endsWith('.pdf')).length;
    expect({ bills, files: new Set(files).size, parts: downloads.length }).toEqual(planned);
  });
});

test('a bill can be previewed, and a downloaded file is in the download record', async ({
  list,
  page,
  t,
  mock,
  sandbox,
  look,
}) => {
  // A headless browser reports that it has no PDF viewer. The frame still appears.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true }),
  );
  await page.reload();
  const bill = await list.findBill(sandbox.billNumber(isDownloadable));
  const preview = bill.getByRole('button', { name: new RegExp(`^${t('bills.row.preview')}`) });

  await test.step('the preview is in a frame that the policy allows, without a download', async () => {
    await preview.click();
    const frame = page.getByRole('dialog').locator('iframe');
    await expect(frame).toHaveAttribute('src', /^blob:/);
    await look('bills-preview');
    await page.keyboard.press('Escape');
    await expect(preview).toBeFocused();
    expect(await mock.callsOf('previewBillPdf')).toHaveLength(1);
    expect(await mock.callsOf('downloadBillPdf')).toEqual([]);
  });

  await test.step('the record has the name and SHA-256 of the file', async () => {
    const pdf = await fileSavedBy(page, () => bill.getByRole('button', pdfButton).click());
    await page.getByRole('button', { name: t('downloads.archive') }).click();
    const receipt = page.getByRole('dialog').getByRole('listitem');
    await expect(receipt).toContainText(pdf.name);
    await expect(receipt).toContainText(createHash('sha256').update(pdf.content).digest('hex'));
    await look('bills-receipt');
  });
});

test('bills that the issuer publishes are mailed, listed, downloaded and withdrawn', async ({
  list,
  page,
  t,
  sandbox,
  watch,
}) => {
  watch.allow(new RegExp(`^request to ${sandbox.mailboxUrl}`));
  const tab = page.getByRole('link', { name: t('frame.tabs.bills') });
  const tabDescription = page.locator(`[id="${await tab.getAttribute('aria-describedby')}"]`);
  const newBillsBefore = Number(/\d+/.exec((await tabDescription.textContent()) ?? '')?.[0]);
  await sandbox.publish(3);
  const [toSub, toMain] = sandbox.mails();
  expect([toMain?.attachments.length, toSub?.attachments.length]).toEqual([3, 0]);
  await page.goto(sandbox.mailboxUrl);
  const mail = page.getByRole('article').filter({ hasText: 'keiri@aoba-foods.example.jp' });
  const attached = await fileSavedBy(page, () =>
    mail
      .getByRole('link', { name: /\.pdf$/ })
      .first()
      .click(),
  );
  expect(isPdf(attached)).toBe(true);
  await mail.getByRole('link', { name: /bapPublishedBillAppSearch/ }).click();

  await list.expectRange(1, 10, 1203);
  await expect(tab).toHaveAccessibleDescription(new RegExp(`\\D${newBillsBefore + 3}\\D`));
  const published = list.bills.filter({ hasText: attached.name.replace(/^.*_|\.pdf$/g, '') });
  const downloaded = await fileSavedBy(page, () =>
    published.getByRole('button', pdfButton).click(),
  );
  expect(downloaded.name).toBe(attached.name);
  await expect(tab).toHaveAccessibleDescription(new RegExp(`\\D${newBillsBefore + 2}\\D`));

  await sandbox.changeNewestBill({ isPublished: false });
  await page.reload();
  const withdrawn = list.bill(sandbox.billNumber('isPublished = 0'));
  await expect(withdrawn.getByRole('button', pdfButton)).toBeDisabled();
});
