import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../src/i18n');

/** The texts of the portal in both languages, with their keys such as `login.submit`. */
function allTexts(): { key: string; text: string }[] {
  const textsIn = (content: unknown, key: string): { key: string; text: string }[] => {
    if (typeof content === 'string') return [{ key, text: content }];
    return Object.entries(Object(content)).flatMap(([name, child]) =>
      textsIn(child, `${key}.${name}`),
    );
  };
  return ['ja', 'en'].flatMap((language) =>
    readdirSync(join(folder, language)).flatMap((file) => {
      const texts: unknown = JSON.parse(readFileSync(join(folder, language, file), 'utf8'));
      return textsIn(texts, file.replace(/\.json$/, ''));
    }),
  );
}

const placeholder = /\{\{\w+\}\}/g;

/** For each text a pattern that matches it with any values of its placeholders, without the tags of links. */
const makePatterns = () =>
  allTexts().map(({ key, text }) => ({
    key,
    text,
    pattern: text
      .replaceAll(/<\/?\w+>/g, '')
      .split(placeholder)
      .map((textPart) => textPart.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`))
      .join('.*'),
  }));

let textPatterns: { key: string; text: string; pattern: RegExp }[] | undefined;

/** The key of a text of the portal, in either language; the key with the most fixed text if there are several. */
export function keyOfText(shownText: string): string | undefined {
  textPatterns ??= makePatterns()
    .filter(({ text }) => /\p{L}/u.test(text.replaceAll(placeholder, '')))
    .map((textPattern) => ({
      ...textPattern,
      pattern: new RegExp(`^${textPattern.pattern}$`, 's'),
    }))
    .toSorted((first, second) => second.text.length - first.text.length);
  const matches = textPatterns.filter(({ pattern }) => pattern.test(shownText));
  return (matches.find(({ text }) => text === shownText) ?? matches[0])?.key;
}

/**
 * A pattern for the text of a key, in either language and with any values.
 *
 * @param isStart whether more words may follow, as in an accessible name
 * @throws Error for an unknown key
 */
export function patternOf(key: string, isStart = false): RegExp {
  const keyPatterns = makePatterns().filter((candidate) => candidate.key === key);
  if (keyPatterns.length === 0) throw new Error(`The portal has no text ${key}.`);
  const end = isStart ? String.raw`(\s.*)?` : String.raw`\s*`;
  return new RegExp(`^\\s*(${keyPatterns.map(({ pattern }) => pattern).join('|')})${end}$`, 's');
}
