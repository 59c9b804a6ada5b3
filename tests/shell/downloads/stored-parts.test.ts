import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deletePlan, savePlan, readPlanText } from '../../../src/shell/downloads/stored-parts.ts';
import { pageCustomer } from '../../../src/shell/session/page-customer.ts';

const openPortal = (customerCode: string): void =>
  history.replaceState(null, '', `/${customerCode}/mypage/top`);
const throwClosed = (): never => {
  throw new DOMException('closed', 'SecurityError');
};

beforeEach(() => {
  openPortal('demo');
  pageCustomer.set({ key: 'customer-1', name: '架空商事' });
});

describe('the stored plan of a download in parts', () => {
  it('is the plan that was stored last', () => {
    expect(readPlanText()).toBeUndefined();
    expect(savePlan('first')).toBe(true);
    expect(savePlan('second\nline')).toBe(true);
    expect(readPlanText()).toBe('second\nline');
    deletePlan();
    expect(readPlanText()).toBeUndefined();
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    ['another customer', 'customer-2'],
    ['a customer whose key is longer', 'customer-11'],
    ['a customer whose key is shorter', 'customer-'],
  ])('is not returned to %s', (_, key) => {
    savePlan('mine');
    pageCustomer.set({ key, name: '架空商事' });
    expect(readPlanText()).toBeUndefined();
  });

  it('of an unknown customer is not returned to a known customer', () => {
    pageCustomer.set(undefined);
    savePlan('mine');
    expect(readPlanText()).toBe('mine');
    pageCustomer.set({ key: 'customer-1', name: '架空商事' });
    expect(readPlanText()).toBeUndefined();
  });

  it('reports a full storage and removes the older plan', () => {
    savePlan('older');
    const realStorage = sessionStorage;
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => realStorage.getItem(key),
      setItem: throwClosed,
      removeItem: (key: string) => realStorage.removeItem(key),
    });
    expect(savePlan('x')).toBe(false);
    expect(readPlanText()).toBeUndefined();
  });
});
