import { readFileSync } from 'node:fs';
import { inProject } from './project.ts';

export const languages = ['ja', 'en'] as const;
type Language = (typeof languages)[number];

/** The portal's error texts, by language and key (`code`, `code_sub`). */
export type ErrorTexts = Record<Language, Record<string, string>>;

/** The portal's texts of errors (S8). */
export function readErrorTexts(): ErrorTexts {
  const readTexts = (language: Language): Record<string, string> =>
    JSON.parse(readFileSync(inProject(`src/i18n/${language}/errors.json`), 'utf8'));
  return { ja: readTexts('ja'), en: readTexts('en') };
}
