import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearBillSearch, readStored, writeStored } from '../../src/lib/stored.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

beforeEach(() => {
  history.replaceState(null, '', '/demo/mypage/bapPublishedBillAppSearch');
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('what the portal keeps', () => {
  it('comes back', () => {
    writeStored('billSearchCondition', '保守');
    expect(readStored('billSearchCondition', isText)).toBe('保守');
  });

  it("is not another customer code's", () => {
    writeStored('billSearchCondition', '保守');
    history.replaceState(null, '', '/plain/mypage/bapPublishedBillAppSearch');
    expect(readStored('billSearchCondition', isText)).toBeUndefined();
  });

  it('is left alone if it is broken', () => {
    localStorage.setItem('pagination.demo', '{"page":');
    expect(readStored('pagination', isText)).toBeUndefined();
  });

  it('is left alone if it has another shape', () => {
    writeStored('pagination', { page: 1 });
    expect(readStored('pagination', isText)).toBeUndefined();
  });

  it('may not fit, and nothing happens', () => {
    const setItem = vi.fn<() => void>(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.stubGlobal('localStorage', { setItem });
    expect(() => writeStored('pagination', 'x')).not.toThrow();
    expect(setItem).toHaveBeenCalledOnce();
  });

  it('may be closed to the page, and nothing happens', () => {
    const refuse = vi.fn<() => void>(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    vi.stubGlobal('localStorage', { getItem: refuse, removeItem: refuse });
    expect(readStored('pagination', isText)).toBeUndefined();
    expect(() => clearBillSearch()).not.toThrow();
    expect(refuse).toHaveBeenCalledTimes(3);
  });

  it('is forgotten at logout, but the language stays', () => {
    writeStored('billSearchCondition', 'a');
    writeStored('pagination', 'b');
    localStorage.setItem('language', 'en');
    clearBillSearch();
    expect([
      readStored('billSearchCondition', isText),
      readStored('pagination', isText),
      localStorage.getItem('language'),
    ]).toEqual([undefined, undefined, 'en']);
  });
});
