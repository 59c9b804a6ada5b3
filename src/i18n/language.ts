/** The languages the portal has texts in; the first is the default (S9). */
export const languages = ['ja', 'en'] as const;

export type Language = (typeof languages)[number];

const storageKey = 'language';

const isLanguage = (value: unknown): value is Language =>
  (languages as readonly unknown[]).includes(value);

/** The stored preference (S3), or Japanese. What is stored may be anybody's: only a known one counts. */
export function storedLanguage(): Language {
  try {
    const value = localStorage.getItem(storageKey);
    return isLanguage(value) ? value : languages[0];
  } catch {
    // Storage is closed to this page (private window, blocked by policy).
    return languages[0];
  }
}

/** Keeps the preference; without storage it cannot be kept, and the page stays as it is. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // As above.
  }
}

/**
 * Changes the language as S4 says: stored, then the page is loaded again in its place.
 *
 * Does nothing if it is the stored one already or cannot be stored, so that it can never reload
 * without end.
 */
export function changeLanguage(language: Language, reload = () => location.reload()): void {
  if (storedLanguage() === language) return;
  storeLanguage(language);
  if (storedLanguage() === language) reload();
}

/**
 * Goes back to Japanese if the stored language is not among those the issuer offers (S6: language
 * selection may be unavailable).
 *
 * @param available `languageList` of the settings
 */
export function keepToAvailable(
  available: readonly string[],
  reload = () => location.reload(),
): void {
  if (!available.includes(storedLanguage())) changeLanguage(languages[0], reload);
}
