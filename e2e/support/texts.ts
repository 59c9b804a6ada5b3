import { readFileSync } from 'node:fs';
import type { Language } from '../../src/i18n/language.ts';

/** Returns the text with a key, such as `bills.search.submit`, with values in place of the placeholders. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

const folder = new URL('../../src/i18n/', import.meta.url);

function readText(language: Language, key: string): string {
  const [namespace = '', ...path] = key.split('.');
  const file = new URL(`${language}/${namespace}.json`, folder);
  let value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const name of path)
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  if (typeof value !== 'string') throw new Error(`There is no text ${key} in ${language}.`);
  return value;
}

/**
 * The texts of a language, from the portal's own files.
 *
 * @param changeText changes each text before its placeholders are filled in
 */
export function textsOf(
  language: Language,
  changeText = (text: string): string => text,
): Translate {
  return (key, values = {}) =>
    changeText(readText(language, key)).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`${key} needs a value for ${name}.`);
      return String(value);
    });
}
