import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../src/i18n/', import.meta.url);

/** The texts of the portal in both languages, with their keys such as `login.submit`. */
function allTexts(): { key: string; text: string }[] {
  const textsIn = (node: unknown, key: string): { key: string; text: string }[] => {
    if (typeof node === 'string') return [{ key, text: node }];
    return Object.entries(Object(node)).flatMap(([name, part]) => textsIn(part, `${key}.${name}`));
  };
  return ['ja', 'en'].flatMap((language) =>
    readdirSync(new URL(language, folder)).flatMap((file) => {
      const texts: unknown = JSON.parse(
        readFileSync(new URL(`${language}/${file}`, folder), 'utf8'),
      );
      return textsIn(texts, file.replace(/\.json$/, ''));
    }),
  );
}

const place = /\{\{\w+\}\}/g;

/** A pattern for a text with its placeholders filled in. */
const patternOf = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(place)
      .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`))
      .join('.*')}$`,
    's',
  );

let patterns: { key: string; text: string; pattern: RegExp }[] | undefined;

/** The key of a text of the portal, in either language; the key with the most fixed text if there are several. */
export function keyOfText(shown: string): string | undefined {
  patterns ??= allTexts()
    .filter(({ text }) => /\p{L}/u.test(text.replaceAll(place, '')))
    .map((one) => ({ ...one, pattern: patternOf(one.text) }))
    .toSorted((one, other) => other.text.length - one.text.length);
  const found = patterns.filter(({ pattern }) => pattern.test(shown));
  return (found.find(({ text }) => text === shown) ?? found[0])?.key;
}
