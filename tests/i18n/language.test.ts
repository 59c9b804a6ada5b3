import { describe, expect, it } from 'vitest';
import { storedLanguage, storeLanguage } from '../../src/i18n/language.ts';
import { closeStorage } from '../support/closed-storage.ts';

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
    closeStorage('localStorage', 'getItem');
    expect(storedLanguage()).toBe('ja');
  });
});
