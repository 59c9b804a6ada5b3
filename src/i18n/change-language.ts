import { currentLanguage } from './i18n.ts';
import { languages, storedLanguage, storeLanguage, type Language } from './language.ts';

/**
 * Changes the language (S4): stores it and reloads the page.
 *
 * The new language is compared with the language of the page, because another tab may already have stored the new
 * language. If the language cannot be stored, the page is not reloaded: it would reload without end.
 */
export function changeLanguage(language: Language, reload = () => location.reload()): void {
  storeLanguage(language);
  if (currentLanguage() !== language && storedLanguage() === language) reload();
}

/**
 * Changes to Japanese if the issuer does not offer the language of the page (S6: language selection may be
 * unavailable).
 *
 * @param availableLanguages `languageList` of the settings
 */
export function ensureAvailableLanguage(
  availableLanguages: readonly string[],
  reload = () => location.reload(),
): void {
  if (!availableLanguages.includes(currentLanguage())) changeLanguage(languages[0], reload);
}
