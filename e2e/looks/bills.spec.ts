import { paths } from '../../src/lib/paths.ts';
import { expect, test } from '../support/test.ts';

// Fifty equal rows take axe a long time.
const tenBills = `${paths.bills()}?perPage=10&page=1`;

test('bills: list, wrong entry', async ({ openLoggedIn, list, look }) => {
  await openLoggedIn(tenBills);
  await list.expectRange(1, 10, 1200);
  await look('bills');

  await list.search({
    keyword: 'a b c d e f',
    priceFrom: '9',
    priceTo: '1',
    dateTo: '2026-01-01',
  });
  await expect(list.field('keyword')).toBeFocused();
  await look('bills-wrong-entry');
});

test('bills: conditions, details, selection, empty result', async ({
  openLoggedIn,
  list,
  page,
  t,
  look,
}) => {
  await openLoggedIn(tenBills);
  await list.search({
    keyword: '髙崎',
    priceFrom: '',
    priceTo: '60000',
    dateTo: '',
    target: 'title',
  });
  await list.expectConditions(3);
  const first = list.bills.first();
  await first.getByRole('button', { name: new RegExp(`^${t('bills.row.details')}`) }).click();
  await list.bills.getByRole('checkbox', { disabled: false }).nth(1).check();
  await look('bills-narrowed');

  await list.search({ keyword: '該当なしの言葉' });
  await expect(page.getByRole('button', { name: t('bills.result.clear') })).toBeVisible();
  await look('bills-nothing-found');
});

test('bills: returning a file, failed download, no answer', async ({
  openLoggedIn,
  list,
  page,
  t,
  mock,
  watch,
  look,
}) => {
  watch.allowFailedCalls();
  await openLoggedIn(tenBills, 'long-user');
  const details = list.bills
    .getByRole('button', { name: new RegExp(`^${t('bills.row.details')}`) })
    .nth(1);
  await details.click();
  const [first, again] = [t('bills.returnFile.open'), t('bills.returnFile.replace')];
  await page.getByRole('button', { name: new RegExp(`^(${first}|${again})$`) }).click();
  await expect(page.getByLabel(t('bills.returnFile.choose'))).toBeVisible();
  await mock.next('downloadBillPdf', { kind: 'drop' });
  await list.bills.getByRole('button', { name: /^PDF/, disabled: false }).first().click();
  await expect(page.getByRole('button', { name: t('common.retry') })).toBeVisible();
  await look('bills-long-names');

  await mock.next('searchBills', { kind: 'html', status: 502 });
  await page.reload();
  await expect(page.getByRole('button', { name: t('common.retry') })).toBeVisible();
  await look('bills-no-answer');
});
