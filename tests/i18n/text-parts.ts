import { readdirSync, readFileSync } from 'node:fs';
import { textsOf } from '../../scripts/lint-texts.ts';

/** The fill-ins of a text, in their order: `{{name}}` gives `name`. */
export const fillInsOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

/** The links in a text, sorted: `<login>log in</login>` gives `login`. An unclosed tag is not a link. */
export const linksOf = (text: string): string[] =>
  [...text.matchAll(/<(\w+)>[^<]+<\/\1>/g)].map(([, name = '']) => name).toSorted();

/** The braces and tags of a text that are not part of a fill-in or a link, because they are misspelt. */
export const misspeltPartsOf = (text: string): string =>
  text
    .replaceAll(/\{\{\w+\}\}/g, '')
    .replaceAll(/<(\w+)>[^<]+<\/\1>/g, '')
    .replaceAll(/[^{}<>]/g, '');

/** All texts of a language, by their full keys: `common.retry`. */
export const allTexts = (language: 'ja' | 'en'): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(`src/i18n/${language}`).flatMap((fileName) => {
      const content: unknown = JSON.parse(readFileSync(`src/i18n/${language}/${fileName}`, 'utf8'));
      return textsOf(content, fileName.replace('.json', ''));
    }),
  );
