import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getFlowId } from '../../../../src/api/identity.ts';
import { BillListPage } from '../../../../src/pages/bills/BillListPage.tsx';
import { useOwnerKey } from '../../../../src/pages/bills/search/use-bill-search.ts';
import { useCurrentUser } from '../../../../src/shell/frame/use-customer-page.ts';
import { pageCustomer } from '../../../../src/shell/session/page-customer.ts';
import { resetSession } from '../../../../src/shell/session/session.ts';
import { startMockApi } from '../../../support/mock-api.ts';
import { FIRST_BILL_TITLE, showBillList } from '../support.ts';

const api = startMockApi();

/** The page of the list, which appears only after the current user is known, as in the real layout. */
function PageOfCustomer() {
  return useCurrentUser().state === 'open' ? <BillListPage /> : null;
}

/** Visits the list as a customer of the contract's examples. The earlier session has ended without a logout. */
async function visit(exampleName: 'default' | 'empty', query = '') {
  resetSession();
  await api.answerNext({ operationId: 'getCurrentUser', example: exampleName });
  const { router, unmount } = await showBillList(query, PageOfCustomer);
  await screen.findByText(FIRST_BILL_TITLE);
  await waitFor(() => expect(router.state.location.search).not.toBe(''));
  const shownQuery = new URLSearchParams(router.state.location.search);
  unmount();
  return shownQuery;
}

describe('the search of the last visit', () => {
  it('is not restored for another customer', async () => {
    await visit('default', '?keyword=保守&page=1&perPage=10');
    expect([...(await visit('empty')).keys()]).toEqual(['page']);
  });
});

describe('the owner of the stored search', () => {
  it("is the customer's key, or a hash of the customer's name if there is no key", () => {
    pageCustomer.set({ key: 'aoba', name: '青葉' });
    const { result } = renderHook(() => useOwnerKey());
    expect(result.current).toBe('aoba');
    act(() => pageCustomer.set({ key: undefined, name: '青葉' }));
    const ownerByName = result.current;
    expect(ownerByName).not.toContain('青葉');
    act(() => pageCustomer.set({ key: undefined, name: '若葉' }));
    expect(result.current).not.toBe(ownerByName);
  });

  it('is the current tab if the customer is unknown', () => {
    const { result } = renderHook(() => useOwnerKey());
    expect(result.current).toBe(`tab-${getFlowId()}`);
  });
});
