import { expect, test } from '../support/test.ts';

test('the refusal of a file is visible without scrolling, and the search conditions remain', async ({
  scenario,
  page,
  billList,
}) => {
  const replay = await scenario('expired-file');
  await replay.open('');
  // getBanner 200, getMypageLogo 200, getLogo 200, getSettingInfo 200
  await replay.press('button', 'login.title', { loginId: 'ndlh-kzxx', password: 'Redacted-9911' });
  // login 200
  await replay.waitFor('top');
  // getCurrentUser 200, getBillCounts 200, listOperatorNotices 200
  await replay.press('link', 'bills.title');
  await replay.waitFor('bapPublishedBillAppSearch');
  // searchBills 200, getBillSearchOptions 200, getBillCounts 200, getCurrentUser 200
  await replay.press('button', 'bills.search.submit', { keyword: '白石秋' });
  // searchBills 200, getBillSummary 200
  await replay.press('button', 'bills.row.pdf');
  // downloadBillPdf 404 404-1-08-01

  await replay.expectText('errors.404-1-08-01');
  await replay.expectText('common.toTop');
  await replay.expectText('bills.title');
  await replay.expectText('bills.result.title');
  await expect(page.getByRole('alert').first()).toBeInViewport();
  await expect(page).toHaveURL(/[?&]keyword=/);
  await billList.expectConditions(1);
});
