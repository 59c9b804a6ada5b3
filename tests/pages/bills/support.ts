import { screen } from '@testing-library/react';
import { BillListPage } from '../../../src/pages/bills/BillListPage.tsx';
import { renderPage } from '../../support/render-page.tsx';

/** Title of a bill of the contract's default example: downloadable, with attachment, open for a returned file. */
export const FIRST_BILL = '2026年11月分 ご請求書（冷蔵・冷凍配送料）';

/** Opens the bill list at an address query and waits for its first bill. */
export async function openBillList(query = '') {
  const page = await renderPage(BillListPage, `/bapPublishedBillAppSearch${query}`, [
    'bills',
    'validation',
  ]);
  await screen.findByText(FIRST_BILL);
  return page;
}
