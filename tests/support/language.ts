import { loadTexts, setLanguage } from '../../src/i18n/i18n.ts';
import type { Language } from '../../src/i18n/language.ts';
import type { Namespace } from '../../src/i18n/texts.ts';

/**
 * Sets a language and loads the texts of the frame, and further texts, like the start of a page (S4). Each test
 * starts in Japanese.
 */
export async function switchLanguage(
  language: Language = 'ja',
  ...namespaces: Namespace[]
): Promise<void> {
  localStorage.setItem('language', language);
  document.documentElement.lang = language;
  setLanguage(language);
  await loadTexts('common', 'ui', 'shell', 'frame', 'errors', 'field-names', 'error-page');
  await loadTexts(...namespaces);
}
