import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { BillListPage } from '../../../src/pages/bills/BillListPage.tsx';
import { searchFormLoader } from '../../../src/pages/bills/search/LaterSearchForm.tsx';
import { renderPage } from '../../support/render-page.tsx';

/** Title of a bill of the contract's default example: downloadable, with attachment, open for a returned file. */
export const FIRST_BILL = '2026年11月分 ご請求書（冷蔵・冷凍配送料）';
/** What its controls are called by. */
export const FIRST_BILL_NAME = `${FIRST_BILL} INV-202611-00118`;

/** Shows the bill list at an address query, with the texts of its route and its search form. */
export async function showBillList(query = '', Page: ComponentType = BillListPage) {
  await searchFormLoader.load();
  const texts = ['bills', 'validation', 'downloads'] as const;
  return renderPage(Page, `/bapPublishedBillAppSearch${query}`, texts);
}

export async function openBillList(query = '') {
  const page = await showBillList(query);
  await screen.findByText(FIRST_BILL);
  return page;
}
