import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getFlowId } from '../../../../src/api/identity.ts';
import { useSearchOwner } from '../../../../src/pages/bills/search/use-search-owner.ts';
import { pageCustomer } from '../../../../src/shell/session/page-customer.ts';

afterEach(() => pageCustomer.set(undefined));

it('what is kept belongs to the customer, by what the backend calls him, or by his name', () => {
  pageCustomer.set({ key: 'aoba', name: '青葉' });
  const { result } = renderHook(() => useSearchOwner());
  expect(result.current).toBe('aoba');
  act(() => pageCustomer.set({ key: undefined, name: '青葉' }));
  const ofName = result.current;
  expect(ofName).not.toContain('青葉');
  act(() => pageCustomer.set({ key: undefined, name: '若葉' }));
  expect(result.current).not.toBe(ofName);
});

it('what is kept belongs to this tab alone where nobody could say who it is', () => {
  const { result } = renderHook(() => useSearchOwner());
  expect(result.current).toBe(`tab-${getFlowId()}`);
});
