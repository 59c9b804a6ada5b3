/*
 * The pseudo-language for developers: the texts of the page's language, longer and marked, to find untranslated
 * texts and boxes that are too small. Only for development and tests: the build omits this file.
 */

/** The key in session storage, and the query parameter that switches the pseudo-language on or off. */
export const pseudoKey = 'pseudo-language';

/** Link tags and fill-ins, which stay unchanged. */
const linkTagPattern = /(<\/?\w+>)/;
const fillInPattern = /(\{\{[^}]*\}\})/;

const accentedLetters: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ø',
  U: 'Û',
  Y: 'Ý',
};

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/** Filler text that breaks lines like the text itself. */
function createFiller(length: number, isLatin: boolean): string {
  const word = isLatin ? ' lôñg' : 'のばし';
  return word.repeat(Math.ceil(length / word.length)).slice(0, length);
}

/** A piece of text between two link tags. */
function toPseudoPiece(piece: string): string {
  const parts = piece.split(fillInPattern);
  const words = parts.filter((part) => !fillInPattern.test(part)).join('');
  if (!hasLetters(words)) return piece;
  const isLatin = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words);
  const accentedParts = parts.map((part) =>
    fillInPattern.test(part)
      ? part
      : part.replaceAll(/[A-Za-z]/g, (letter) => accentedLetters[letter] ?? letter),
  );
  return `［${accentedParts.join('')}${createFiller(Math.ceil(words.length * 0.4), isLatin)}］`;
}

/**
 * A text in the pseudo-language: in ［…］, with accents on Latin letters, 40 % longer. Fill-ins, link tags and texts
 * without letters stay unchanged; the text of a link is in separate brackets.
 */
export const toPseudoText = (text: string): string =>
  text
    .split(linkTagPattern)
    .map((piece) => (linkTagPattern.test(piece) ? piece : toPseudoPiece(piece)))
    .join('');

/** All nested texts in the pseudo-language. */
function toPseudoTexts(content: object): object {
  return Object.fromEntries(
    Object.entries(content).map(([key, value]: [string, unknown]) => {
      if (typeof value === 'string') return [key, toPseudoText(value)];
      return [key, typeof value === 'object' && value !== null ? toPseudoTexts(value) : value];
    }),
  );
}

/** Whether this tab uses the pseudo-language. */
export function isPseudoStored(): boolean {
  try {
    return sessionStorage.getItem(pseudoKey) !== null;
  } catch {
    // Storage is blocked.
    return false;
  }
}

/** Stores the setting for the tab; loaded texts change only with the next page load. */
export function setPseudo(isEnabled: boolean): void {
  if (isEnabled) sessionStorage.setItem(pseudoKey, 'on');
  else sessionStorage.removeItem(pseudoKey);
}

/** Applies `?pseudo-language=on` (or `off`), and removes it from the address. */
function applyAddressParameter(): void {
  const url = new URL(location.href);
  const parameter = url.searchParams.get(pseudoKey);
  if (parameter === null) return;
  setPseudo(parameter !== 'off');
  url.searchParams.delete(pseudoKey);
  history.replaceState(history.state, '', url);
}

let isPseudoLanguage: boolean | undefined;

/** The texts of a file, in the pseudo-language if it was on when this tab loaded its first texts. */
export function inTabLanguage(content: object): object {
  if (isPseudoLanguage === undefined) {
    applyAddressParameter();
    isPseudoLanguage = isPseudoStored();
  }
  return isPseudoLanguage ? toPseudoTexts(content) : content;
}
