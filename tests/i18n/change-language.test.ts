import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage, keepToAvailable } from '../../src/i18n/change-language.ts';
import { setLanguage } from '../../src/i18n/i18n.ts';
import { storedLanguage, storeLanguage } from '../../src/i18n/language.ts';

const reload = vi.fn<() => void>();

beforeEach(() => {
  reload.mockReset();
  setLanguage('ja');
});
afterEach(() => void vi.unstubAllGlobals());

describe('a change of language', () => {
  it('is stored, and the page loaded again (S4)', () => {
    changeLanguage('en', reload);
    expect(storedLanguage()).toBe('en');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads nothing if it is the language already', () => {
    changeLanguage('ja', reload);
    expect(reload).not.toHaveBeenCalled();
  });

  it('loads the page again where another tab has stored the language before', () => {
    storeLanguage('en');
    changeLanguage('en', reload);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('back to that of the page is stored, should another tab have stored the other', () => {
    storeLanguage('en');
    changeLanguage('ja', reload);
    expect(storedLanguage()).toBe('ja');
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads nothing if it cannot be stored: that would go on without end', () => {
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

describe('the language that the issuer does not offer (S6)', () => {
  it.each(['en', 'ja'] as const)('goes back to Japanese, with %s stored', (stored) => {
    setLanguage('en');
    storeLanguage(stored);
    keepToAvailable(['ja'], reload);
    expect(storedLanguage()).toBe('ja');
    expect(reload).toHaveBeenCalledOnce();
    // What the page is after that reload.
    setLanguage('ja');
    keepToAvailable(['ja'], reload);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('stays Japanese where not even that is offered', () => {
    keepToAvailable(['en'], reload);
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays where it is offered', () => {
    setLanguage('en');
    storeLanguage('en');
    keepToAvailable(['ja', 'en'], reload);
    expect(storedLanguage()).toBe('en');
    expect(reload).not.toHaveBeenCalled();
  });
});
