import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  changeLanguage,
  keepToAvailable,
  storedLanguage,
  storeLanguage,
} from '../../src/i18n/language.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('the language', () => {
  it('is Japanese unless another one was stored (S9)', () => {
    expect(storedLanguage()).toBe('ja');
    storeLanguage('en');
    expect(storedLanguage()).toBe('en');
  });

  it.each(['', 'fr', 'EN', '"en"', '{}', 'constructor'])(
    'is Japanese if %j was stored',
    (value) => {
      localStorage.setItem('language', value);
      expect(storedLanguage()).toBe('ja');
    },
  );

  it('is Japanese where storage is closed to the page', () => {
    storeLanguage('en');
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('closed', 'SecurityError');
      },
    });
    expect(storedLanguage()).toBe('ja');
  });

  it('is stored by a change, and the page loaded again (S4)', () => {
    const reload = vi.fn<() => void>();
    changeLanguage('en', reload);
    expect(storedLanguage()).toBe('en');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads nothing if it is the language already', () => {
    const reload = vi.fn<() => void>();
    changeLanguage('ja', reload);
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads nothing if it cannot be stored: that would go on without end', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const reload = vi.fn<() => void>();
    changeLanguage('en', reload);
    expect(reload).not.toHaveBeenCalled();
  });

  it('goes back to Japanese where the issuer does not offer it (S6), once', () => {
    storeLanguage('en');
    const reload = vi.fn<() => void>();
    keepToAvailable(['ja'], reload);
    keepToAvailable(['ja'], reload);
    expect(storedLanguage()).toBe('ja');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('stays where the issuer offers it', () => {
    storeLanguage('en');
    const reload = vi.fn<() => void>();
    keepToAvailable(['ja', 'en'], reload);
    expect(storedLanguage()).toBe('en');
    expect(reload).not.toHaveBeenCalled();
  });
});
