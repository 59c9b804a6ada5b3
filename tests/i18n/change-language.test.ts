import { describe, expect, it, vi } from 'vitest';
import { changeLanguage, ensureAvailableLanguage } from '../../src/i18n/change-language.ts';
import { setLanguage } from '../../src/i18n/i18n.ts';
import { storedLanguage, storeLanguage } from '../../src/i18n/language.ts';
import { closeStorage } from '../support/closed-storage.ts';

const reload = vi.fn<() => void>();

describe('a change of language', () => {
  it.each([
    ['stores the language and reloads the page (S4)', null, 'en', 1],
    ['does not reload for the current language', null, 'ja', 0],
    ['reloads also if another tab has already stored the language', 'en', 'en', 1],
    [
      'stores the language of the page again if another tab has stored another language',
      'en',
      'ja',
      0,
    ],
  ] as const)('%s', (_, languageOfOtherTab, language, reloadCount) => {
    if (languageOfOtherTab !== null) storeLanguage(languageOfOtherTab);
    changeLanguage(language, reload);
    expect(storedLanguage()).toBe(language);
    expect(reload).toHaveBeenCalledTimes(reloadCount);
  });

  it('does not reload if the storage is blocked, because the reloads would never end', () => {
    closeStorage('localStorage', 'setItem');
    changeLanguage('en', reload);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the language of the page (S6)', () => {
  it.each(['en', 'ja'] as const)(
    'is changed to Japanese if the issuer does not offer it (stored: %s)',
    (stored) => {
      setLanguage('en');
      storeLanguage(stored);
      ensureAvailableLanguage(['ja'], reload);
      expect(storedLanguage()).toBe('ja');
      expect(reload).toHaveBeenCalledOnce();
      // The reloaded page is Japanese.
      setLanguage('ja');
      ensureAvailableLanguage(['ja'], reload);
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  it('remains Japanese if the issuer offers only English', () => {
    ensureAvailableLanguage(['en'], reload);
    expect(reload).not.toHaveBeenCalled();
  });

  it('remains English if the issuer offers English', () => {
    setLanguage('en');
    storeLanguage('en');
    ensureAvailableLanguage(['ja', 'en'], reload);
    expect(storedLanguage()).toBe('en');
    expect(reload).not.toHaveBeenCalled();
  });
});
