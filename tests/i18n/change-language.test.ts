import { describe, expect, it, vi } from 'vitest';
import { changeLanguage, ensureAvailableLanguage } from '../../src/i18n/change-language.ts';
import { setLanguage } from '../../src/i18n/i18n.ts';
import { storedLanguage, storeLanguage } from '../../src/i18n/language.ts';

const reload = vi.fn<() => void>();

describe('a change of language', () => {
  it('stores the language and reloads the page (S4)', () => {
    changeLanguage('en', reload);
    expect(storedLanguage()).toBe('en');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload for the current language', () => {
    changeLanguage('ja', reload);
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads also if another tab has already stored the language', () => {
    storeLanguage('en');
    changeLanguage('en', reload);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('stores the language of the page again if another tab has stored the other', () => {
    storeLanguage('en');
    changeLanguage('ja', reload);
    expect(storedLanguage()).toBe('ja');
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload if the storage is blocked, because that would never end', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    changeLanguage('en', reload);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a language that the issuer does not offer (S6)', () => {
  it.each(['en', 'ja'] as const)('changes to Japanese, with %s stored', (stored) => {
    setLanguage('en');
    storeLanguage(stored);
    ensureAvailableLanguage(['ja'], reload);
    expect(storedLanguage()).toBe('ja');
    expect(reload).toHaveBeenCalledOnce();
    // The reloaded page is Japanese.
    setLanguage('ja');
    ensureAvailableLanguage(['ja'], reload);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('remains Japanese if not even Japanese is offered', () => {
    ensureAvailableLanguage(['en'], reload);
    expect(reload).not.toHaveBeenCalled();
  });

  it('remains if it is offered', () => {
    setLanguage('en');
    storeLanguage('en');
    ensureAvailableLanguage(['ja', 'en'], reload);
    expect(storedLanguage()).toBe('en');
    expect(reload).not.toHaveBeenCalled();
  });
});
