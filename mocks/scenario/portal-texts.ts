import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const textFolder = join(import.meta.dirname, '../../src/i18n');

/** The texts of the portal in both languages, with their keys such as `login.submit`. */
function readAllTexts(): { key: string; text: string }[] {
  const textsIn = (content: unknown, key: string): { key: string; text: string }[] => {
    if (typeof content === 'string') return [{ key, text: content }];
    return Object.entries(Object(content)).flatMap(([name, child]) =>
      textsIn(child, `${key}.${name}`),
    );
  };
  return ['ja', 'en'].flatMap((language) =>
    readdirSync(join(textFolder, language)).flatMap((file) => {
      const texts: unknown = JSON.parse(readFileSync(join(textFolder, language, file), 'utf8'));
      return textsIn(texts, file.replace(/\.json$/, ''));
    }),
  );
}

const placeholderPattern = /\{\{\w+\}\}/g;

/** For each text, a pattern that matches it with any values of its placeholders, and without the tags of links. */
const makePatterns = () =>
  readAllTexts().map(({ key, text }) => ({
    key,
    text,
    pattern: text
      .replaceAll(/<\/?\w+>/g, '')
      .split(placeholderPattern)
      .map((textPart) => textPart.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`))
      .join('.*'),
  }));

let textPatterns: { key: string; text: string; pattern: RegExp }[] | undefined;

/** The key of a text of the portal, in either language. Of several keys, that of an equal or else the longest text. */
export function keyOfText(shownText: string): string | undefined {
  textPatterns ??= makePatterns()
    .filter(({ text }) => /\p{L}/u.test(text.replaceAll(placeholderPattern, '')))
    .map((textPattern) => ({
      ...textPattern,
      pattern: new RegExp(`^${textPattern.pattern}$`, 's'),
    }))
    .toSorted((first, second) => second.text.length - first.text.length);
  const matches = textPatterns.filter(({ pattern }) => pattern.test(shownText));
  return (matches.find(({ text }) => text === shownText) ?? matches[0])?.key;
}

/**
 * A pattern for the text of a key, in either language and with any values of its placeholders.
 *
 * @param mayWordsFollow whether more words may follow, as in an accessible name
 * @throws Error for an unknown key
 */
export function patternOf(key: string, mayWordsFollow = false): RegExp {
  const keyPatterns = makePatterns().filter((candidate) => candidate.key === key);
  if (keyPatterns.length === 0) throw new Error(`The portal has no text ${key}.`);
  const end = mayWordsFollow ? String.raw`(\s.*)?` : String.raw`\s*`;
  return new RegExp(`^\\s*(${keyPatterns.map(({ pattern }) => pattern).join('|')})${end}$`, 's');
}
