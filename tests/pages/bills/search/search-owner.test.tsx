import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BillListPage } from '../../../../src/pages/bills/BillListPage.tsx';
import { useCurrentUser } from '../../../../src/shell/frame/use-customer-page.ts';
import { beginSession } from '../../../../src/shell/session/session.ts';
import { startMockApi } from '../../../support/mock-api.ts';
import { FIRST_BILL, showBillList } from '../support.ts';

const api = startMockApi();

/** The page as the layout shows it: only when it is known who is logged in. */
function PageOfCustomer() {
  return useCurrentUser().state === 'open' ? <BillListPage /> : null;
}

/** A visit of the customer of one of the contract's examples; the session ends without a logout. */
async function visit(customer: 'default' | 'longNames' | 'empty', query = '') {
  beginSession();
  await api.answerNext({ operationId: 'getCurrentUser', example: customer });
  const { router, unmount } = await showBillList(query, PageOfCustomer);
  await screen.findByText(FIRST_BILL);
  await waitFor(() => expect(router.state.location.search).not.toBe(''));
  const shown = new URLSearchParams(router.state.location.search);
  unmount();
  return shown;
}

describe('the search of the last visit', () => {
  it('is found again by the same customer', async () => {
    await visit('default', '?keyword=保守&page=1&perPage=10');
    const shown = await visit('default');
    expect([shown.get('keyword'), shown.get('perPage')]).toEqual(['保守', '10']);
  });

  it.each(['longNames', 'empty'] as const)('is not shown to another one: %s', async (other) => {
    await visit('default', '?keyword=保守&page=1&perPage=10');
    const shown = await visit(other);
    expect([...shown.keys()]).toEqual(['page']);
  });

  it('says nothing in clear of whose it is', async () => {
    await visit('default', '?keyword=保守&page=1');
    const kept = decodeURIComponent(JSON.stringify({ ...localStorage }));
    expect(kept).toContain('保守');
    expect(kept).not.toContain('青葉');
  });
});
