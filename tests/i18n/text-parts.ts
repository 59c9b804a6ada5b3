import { readdirSync, readFileSync } from 'node:fs';
import { textsOf } from '../../scripts/lint-texts.ts';

/** The fill-ins of a text, in their order: `{{name}}` gives `name`. */
export const placesOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

/** The links in a text, sorted: `<login>log in</login>` gives `login`. Unclosed tags are no links. */
export const linksOf = (text: string): string[] =>
  [...text.matchAll(/<(\w+)>[^<]+<\/\1>/g)].map(([, name = '']) => name).toSorted();

/** Remaining braces and tags, which are misspelt. */
export const leftOversOf = (text: string): string =>
  text
    .replaceAll(/\{\{\w+\}\}/g, '')
    .replaceAll(/<(\w+)>[^<]+<\/\1>/g, '')
    .replaceAll(/[^{}<>]/g, '');

/** All texts of a language, by their full keys: `common.retry`. */
export const allTexts = (language: 'ja' | 'en'): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(`src/i18n/${language}`).flatMap((file) => {
      const content: unknown = JSON.parse(readFileSync(`src/i18n/${language}/${file}`, 'utf8'));
      return textsOf(content, file.replace('.json', ''));
    }),
  );
