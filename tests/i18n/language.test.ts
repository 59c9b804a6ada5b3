import { describe, expect, it, vi } from 'vitest';
import { storedLanguage, storeLanguage } from '../../src/i18n/language.ts';

describe('the language', () => {
  it('is Japanese by default (S9)', () => {
    expect(storedLanguage()).toBe('ja');
    storeLanguage('en');
    expect(storedLanguage()).toBe('en');
  });

  it.each(['', 'fr', 'EN', '"en"', '{}', 'constructor'])('is Japanese if %j is stored', (value) => {
    localStorage.setItem('language', value);
    expect(storedLanguage()).toBe('ja');
  });

  it('is Japanese if the storage is blocked', () => {
    storeLanguage('en');
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('closed', 'SecurityError');
      },
    });
    expect(storedLanguage()).toBe('ja');
  });
});
