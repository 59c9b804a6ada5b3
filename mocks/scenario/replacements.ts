import { randomInt } from 'node:crypto';
import type { Replace } from './personal.ts';

/** Patterns of characters, and the characters that replace them: of the same script, case and width. */
const alphabets = [
  [/[0-9]/, '0123456789'],
  [/[０-９]/, '０１２３４５６７８９'],
  [/[a-z]/, 'abcdefghijklmnopqrstuvwxyz'],
  [/[A-Z]/, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  [/[ａ-ｚ]/, 'ａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ'],
  [/[Ａ-Ｚ]/, 'ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ'],
  [/[ｦ-ﾝ]/, 'ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾏﾐﾑﾒﾓ'],
  // The long vowel mark belongs to no script, and reveals nothing.
  [/ー/, 'ー'],
  [/\p{Script=Hiragana}/u, 'あいうえおかきくけこさしすせそたちつてとなにぬねのまみむめも'],
  [/\p{Script=Katakana}/u, 'アイウエオカキクケコサシスセソタチツテトナニヌネノマミムメモ'],
  [/\p{Script=Han}/u, '山川田村林森石金木水火土東西南北中上下大小春夏秋冬青白赤'],
  [/[\p{L}\p{N}\p{M}]/u, 'äëïöüßéèçñåøæœ'],
  [/\p{S}/u, '○□△☆◇'],
] as const;

/** Addresses that no machine has (RFC 5737). */
const documentationIpPrefix = '192.0.2.';
/** A PNG image of one pixel. */
const onePixelPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const replaceCharacter = (character: string): string => {
  const alphabet = alphabets.find(([characters]) => characters.test(character))?.[1] ?? character;
  const otherCharacters = [...alphabet].filter((candidate) => candidate !== character);
  return otherCharacters[randomInt(Math.max(1, otherCharacters.length))] ?? character;
};

/** The start of a text that a replacement keeps: the scheme of a link, the T of a registration number. */
const fixedStartPattern = /^(https?:\/\/|T(?=\d{13}$))/;

const replaceText = (text: string): string => {
  const start = fixedStartPattern.exec(text)?.[0] ?? '';
  if (/^\d{4}-\d\d-\d\d$/.test(text)) {
    const twoDigits = (): string => String(1 + randomInt(12)).padStart(2, '0');
    return `20${twoDigits()}-${twoDigits()}-${twoDigits()}`;
  }
  return start + Array.from(text.slice(start.length), replaceCharacter).join('');
};

/** A number with the same sign and number of digits. */
const replaceAmount = (amount: number): number => {
  const digits = String(Math.abs(Math.trunc(amount)));
  const [firstDigit = '', ...otherDigits] = [...digits].map(replaceCharacter);
  return (
    Math.sign(amount) * Number(`${firstDigit === '0' ? '1' : firstDigit}${otherDigits.join('')}`)
  );
};

/** Attempts to find a replacement that is neither an original nor in use. A short value has few replacements. */
const maxAttempts = 50;

/** The replacements of one recording: an original always has the same replacement. */
export class Replacements {
  readonly #replacementsByOriginal = new Map<string | number, string | number>();
  readonly #takenValues = new Set<string | number>();
  readonly #fieldNames: ReadonlySet<string>;

  /** @param fieldNames the values with the word `key` that a recording keeps */
  constructor(fieldNames: ReadonlySet<string>) {
    this.#fieldNames = fieldNames;
  }

  #isKept(word: string, value: string | number): boolean {
    return (
      word === 'none' || value === '' || (word === 'key' && this.#fieldNames.has(String(value)))
    );
  }

  /** Notes an original before anything is replaced, so that no replacement equals an original. */
  readonly noteOriginal: Replace = (word, value) => {
    if (!this.#isKept(word, value)) this.#takenValues.add(value);
    return value;
  };

  readonly replace: Replace = (word, value) => {
    if (this.#isKept(word, value)) return value;
    if (word === 'file') return onePixelPng;
    const previousReplacement = this.#replacementsByOriginal.get(value);
    if (previousReplacement !== undefined) return previousReplacement;
    let replacement = value;
    for (
      let attempt = 0;
      attempt < maxAttempts && this.#takenValues.has(replacement);
      attempt += 1
    ) {
      if (word === 'secret') replacement = `Redacted-${1000 + randomInt(9000)}`;
      else if (word === 'ip') replacement = `${documentationIpPrefix}${1 + randomInt(254)}`;
      else if (typeof value === 'number') replacement = replaceAmount(value);
      else {
        const extension = word === 'fileName' ? (/\.\w{1,5}$/.exec(value)?.[0] ?? '') : '';
        replacement = replaceText(value.slice(0, value.length - extension.length)) + extension;
      }
    }
    this.#takenValues.add(replacement);
    this.#replacementsByOriginal.set(value, replacement);
    return replacement;
  };
}
