import { currentLanguage } from './i18n.ts';
import { languages, storedLanguage, storeLanguage, type Language } from './language.ts';

/**
 * Changes the language as S4 says: stored, then the page is loaded again in its place.
 *
 * What counts is the language of the page: another tab may have stored the wanted one already. A
 * language that cannot be stored reloads nothing, since that would go on without end.
 */
export function changeLanguage(language: Language, reload = () => location.reload()): void {
  storeLanguage(language);
  if (currentLanguage() !== language && storedLanguage() === language) reload();
}

/**
 * Goes back to Japanese if the page's language is not among those the issuer offers (S6: language
 * selection may be unavailable).
 *
 * @param available `languageList` of the settings
 */
export function keepToAvailable(
  available: readonly string[],
  reload = () => location.reload(),
): void {
  if (!available.includes(currentLanguage())) changeLanguage(languages[0], reload);
}
