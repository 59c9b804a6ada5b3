import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { BillListPage } from '../../../src/pages/bills/BillListPage.tsx';
import { searchFormLoader } from '../../../src/pages/bills/search/LazySearchForm.tsx';
import { renderPage } from '../../support/render-page.tsx';

/** Title of a bill of the default example that can be downloaded, has an attachment and accepts a returned file. */
export const FIRST_BILL_TITLE = '2026年11月分 ご請求書（冷蔵・冷凍配送料）';
/** Title and number of the same bill, as in the labels of its buttons and links. */
export const FIRST_BILL_LABEL = `${FIRST_BILL_TITLE} INV-202611-00118`;

/** Loads the texts of the page and the search form, and shows the bill list with a query in the address. */
export async function showBillList(query = '', Page: ComponentType = BillListPage) {
  await searchFormLoader.load();
  const texts = ['bills', 'validation', 'downloads'] as const;
  return renderPage(Page, `/bapPublishedBillAppSearch${query}`, texts);
}

export async function showLoadedBillList(query = '') {
  const page = await showBillList(query);
  await screen.findByText(FIRST_BILL_TITLE);
  return page;
}
