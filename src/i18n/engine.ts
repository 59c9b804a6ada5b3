import { createInstance, type i18n } from 'i18next';
import type { Language } from './language.ts';

// Stryker disable next-line all: Vite reads these literals at build time.
export const textFileLoaders = import.meta.glob<object>('./{ja,en}/*.json', { import: 'default' });

/**
 * Starts i18next.
 *
 * @param texts of both languages by namespace; not copied, so that i18next finds the texts that are added later
 */
export function startEngine(language: Language, texts: Record<Language, object>): i18n {
  const engine = createInstance();
  void engine.init({
    lng: language,
    fallbackLng: false,
    resources: { ja: { translation: texts.ja }, en: { translation: texts.en } },
    // Synchronous: texts that wait for the engine are displayed without a delay.
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return engine;
}
