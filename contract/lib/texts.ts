import { readFileSync } from 'node:fs';
import { inProject } from './project.ts';

export const languages = ['ja', 'en'] as const;
type Language = (typeof languages)[number];

/** The portal's error texts, by language and key (`code`, `code_sub`). */
export type ErrorTexts = Record<Language, Record<string, string>>;

/**
 * Reads the portal's texts of errors (S8).
 *
 * @param folder default: src/i18n
 */
export function readErrorTexts(folder = inProject('src/i18n')): ErrorTexts {
  const read = (language: Language): Record<string, string> =>
    JSON.parse(readFileSync(`${folder}/${language}/errors.json`, 'utf8'));
  return { ja: read('ja'), en: read('en') };
}
