import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearBillSearch, readStoredValue, storeValue } from '../../src/lib/stored.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const openPortal = (customerCode: string): void =>
  history.replaceState(null, '', `/${customerCode}/mypage/bapPublishedBillAppSearch`);
const createThrowingMethod = (name: string) =>
  vi.fn<() => void>(() => {
    throw new DOMException('refused', name);
  });

beforeEach(() => openPortal('demo'));

describe('a stored value', () => {
  it('belongs to one customer code', () => {
    storeValue('billSearchCondition', '保守');
    expect(readStoredValue('billSearchCondition', isText)).toBe('保守');
    openPortal('plain');
    expect(readStoredValue('billSearchCondition', isText)).toBeUndefined();
  });

  it.each(['{"page":', '{"page":1}', 'null'])('is undefined for the invalid text %s', (text) => {
    localStorage.setItem('pagination.demo', text);
    expect(readStoredValue('pagination', isText)).toBeUndefined();
  });

  it('is ignored if the storage is full', () => {
    const setItem = createThrowingMethod('QuotaExceededError');
    vi.stubGlobal('localStorage', { setItem });
    expect(() => storeValue('pagination', 'x')).not.toThrow();
    expect(setItem).toHaveBeenCalledOnce();
  });

  it('is undefined if the storage is blocked', () => {
    const refuseAccess = createThrowingMethod('SecurityError');
    vi.stubGlobal('localStorage', { getItem: refuseAccess, removeItem: refuseAccess });
    expect(readStoredValue('pagination', isText)).toBeUndefined();
    expect(() => clearBillSearch()).not.toThrow();
    expect(refuseAccess).toHaveBeenCalledTimes(3);
  });

  it('of the bill search is deleted at a logout, but the language remains', () => {
    storeValue('billSearchCondition', 'a');
    storeValue('pagination', 'b');
    localStorage.setItem('language', 'en');
    clearBillSearch();
    expect({ ...localStorage }).toEqual({ language: 'en' });
  });
});
