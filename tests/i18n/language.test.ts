import { afterEach, describe, expect, it, vi } from 'vitest';
import { storedLanguage, storeLanguage } from '../../src/i18n/language.ts';

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
});
