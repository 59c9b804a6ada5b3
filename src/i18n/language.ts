/** The languages of the portal; the first is the default (S9). */
export const languages = ['ja', 'en'] as const;

export type Language = (typeof languages)[number];

const storageKey = 'language';

const isLanguage = (value: unknown): value is Language =>
  (languages as readonly unknown[]).includes(value);

/** The stored preference (S3), if it is a language of the portal; otherwise Japanese. */
export function storedLanguage(): Language {
  try {
    const value = localStorage.getItem(storageKey);
    return isLanguage(value) ? value : languages[0];
  } catch {
    // Storage is blocked (private window, policy).
    return languages[0];
  }
}

/** Stores the preference; ignored if storage is blocked. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage is blocked.
  }
}
