import { extractText, getDocumentProxy } from 'unpdf';
import { expectNoSidewaysScroll } from './support/accessibility.ts';
import { fileSavedBy } from './support/files.ts';
import { expect, test } from './support/test.ts';

const columnNames = [
  'mailAttachment',
  'attachments',
  'returnedFile',
  'previousAccess',
  'ipAddress',
  'lastDownload',
] as const;

test('the list in a wide window shows all columns and works with the keyboard alone', async ({
  openLoggedIn,
  billList,
  checkLook,
  page,
  t,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openLoggedIn('/bapPublishedBillAppSearch?perPage=10&page=1');
  await billList.expectRange(1, 10, 1200);
  const columnHeading = (name: (typeof columnNames)[number]) =>
    page.getByRole('columnheader', { name: t(`bills.column.${name}`), exact: true });

  await test.step('all columns fit next to a very large amount', async () => {
    for (const name of columnNames) await expect(columnHeading(name)).toBeVisible();
    await expectNoSidewaysScroll(page);
    const overflowingCellCount = await billList.bills.first().evaluate((row) => {
      const cell = row.querySelector('td:nth-child(5)');
      if (cell !== null) cell.textContent = '\u2212¥999,999,999,999';
      return [...row.children].filter((child) => child.scrollWidth > child.clientWidth).length;
    });
    expect(overflowingCellCount).toBe(0);
    await checkLook('bills-wide');
  });

  await test.step('the focus returns to the button after the keyboard has removed a column', async () => {
    const columnsButton = page.getByRole('button', { name: t('bill-tools.columns.open') });
    await columnsButton.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: t('bill-tools.columns.title') });
    await expect(dialog.getByRole('checkbox').first()).toBeFocused();
    await checkLook('bills-columns');
    // The first checkbox is for the height of the rows.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(columnHeading('mailAttachment')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(columnsButton).toBeFocused();
  });

  await test.step('single keys move to a bill, select it and open its details', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    const bill = billList.bills.nth(1);
    await expect(bill.getByRole('checkbox')).toBeFocused();
    await page.keyboard.press('x');
    await expect(bill.getByRole('checkbox')).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(bill.getByRole('button', { expanded: true })).toBeFocused();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: t('bill-tools.keys.title') })).toBeVisible();
    await checkLook('bills-keys');
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(billList.field('keyword')).toBeFocused();
  });
});

test('the CSV file and the printed list contain the whole result', async ({
  openLoggedIn,
  billList,
  page,
  t,
}) => {
  await openLoggedIn('/bapPublishedBillAppSearch?perPage=10&page=1');
  await billList.expectRange(1, 10, 1200);

  await test.step('the CSV can be read by spreadsheet programs', async () => {
    const { name, content } = await fileSavedBy(page, () =>
      page.getByRole('button', { name: t('bill-tools.export.csv') }).click(),
    );
    expect(name).toMatch(/^明細一覧_\d{8}\.csv$/);
    expect(content.subarray(0, 3)).toEqual(Buffer.of(0xef, 0xbb, 0xbf));
    expect(content.toString().trimEnd().split('\r\n')).toHaveLength(1201);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('common.close') }).click();
  });

  await test.step('each page of the printed list has a page number and the table header, but no controls', async () => {
    const printCall = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          window.print = () => resolve();
        }),
    );
    await page.getByRole('button', { name: t('bill-tools.export.print'), exact: true }).click();
    await printCall;
    const pdfBytes = await page.pdf({ preferCSSPageSize: true });
    const { text: pageTexts, totalPages } = await extractText(
      await getDocumentProxy(new Uint8Array(pdfBytes)),
    );
    expect(totalPages).toBeGreaterThan(20);
    const countBills = (pageText: string): number =>
      pageText.match(/[A-Z]{3}-\d{6}-\d{5}/g)?.length ?? 0;
    expect(pageTexts.reduce((sum, pageText) => sum + countBills(pageText), 0)).toBe(1200);
    expect(
      pageTexts.filter((pageText) => !pageText.includes(t('bill-export.downloadStatus'))),
    ).toEqual([]);
    expect(
      pageTexts.map((pageText, index) => pageText.includes(`${index + 1} / ${totalPages}`)),
    ).toEqual(pageTexts.map(() => true));
    expect(pageTexts.join()).not.toContain(t('bills.batch.all'));
    // After printing, the page is unchanged.
    await billList.expectRange(1, 10, 1200);
  });
});
