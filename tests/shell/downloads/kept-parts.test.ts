import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteParts, saveParts, keptParts } from '../../../src/shell/downloads/kept-parts.ts';
import { pageCustomer } from '../../../src/shell/session/page-customer.ts';

const open = (code: string): void => history.replaceState(null, '', `/${code}/mypage/top`);
const refuse = (): never => {
  throw new DOMException('closed', 'SecurityError');
};

beforeEach(() => {
  open('demo');
  pageCustomer.set({ key: 'customer-1', name: '架空商事' });
});

describe('the stored plan of a download in parts', () => {
  it('is the last one stored', () => {
    expect(keptParts()).toBeUndefined();
    expect(saveParts('first')).toBe(true);
    expect(saveParts('second\nline')).toBe(true);
    expect(keptParts()).toBe('second\nline');
    deleteParts();
    expect(keptParts()).toBeUndefined();
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    ['another customer', 'customer-2'],
    ['one whose mark begins with the same', 'customer-11'],
    ['one whose mark is the beginning of it', 'customer-'],
  ])('is not returned to %s', (_, key) => {
    saveParts('mine');
    pageCustomer.set({ key, name: '架空商事' });
    expect(keptParts()).toBeUndefined();
  });

  it('of an unknown customer is returned only in the same tab', () => {
    pageCustomer.set(undefined);
    saveParts('mine');
    expect(keptParts()).toBe('mine');
    pageCustomer.set({ key: 'customer-1', name: '架空商事' });
    expect(keptParts()).toBeUndefined();
  });

  it('reports a full storage and removes the older plan', () => {
    saveParts('older');
    const room = sessionStorage;
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => room.getItem(key),
      setItem: refuse,
      removeItem: (key: string) => room.removeItem(key),
    });
    expect(saveParts('x')).toBe(false);
    expect(keptParts()).toBeUndefined();
  });
});
