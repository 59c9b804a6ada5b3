/*
 * The developers' language: the texts of the page's own language, each longer and marked, so that a
 * text that is not translated and a box that is too small are seen at a glance. In development and
 * tests only: the build leaves this file out.
 */

/** Where a tab keeps that it speaks so; also the parameter of an address that switches it. */
export const pseudoKey = 'pseudo-language';

/** The marks of links, and the places for fill-ins: neither is a word. */
const linkMark = /(<\/?\w+>)/;
const place = /(\{\{[^}]*\}\})/;

const accented: Readonly<Record<string, string>> = {
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
function filler(letters: number, isLatin: boolean): string {
  const word = isLatin ? ' lôñg' : 'のばし';
  return word.repeat(Math.ceil(letters / word.length)).slice(0, letters);
}

/** A piece between two marks of links. */
function pseudoPiece(piece: string): string {
  const parts = piece.split(place);
  const words = parts.filter((part) => !place.test(part)).join('');
  if (!hasLetters(words)) return piece;
  const isLatin = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words);
  const written = parts.map((part) =>
    place.test(part) ? part : part.replaceAll(/[A-Za-z]/g, (letter) => accented[letter] ?? letter),
  );
  return `［${written.join('')}${filler(Math.ceil(words.length * 0.4), isLatin)}］`;
}

/**
 * One text in the developers' language: ［…］ around it, accents on Latin letters, 40 % longer. Places
 * for fill-ins and the marks of links stay, and a link has marks of its own; a text without letters
 * stays as it is.
 */
export const pseudoText = (text: string): string =>
  text
    .split(linkMark)
    .map((piece) => (linkMark.test(piece) ? piece : pseudoPiece(piece)))
    .join('');

/** All texts below, each in the developers' language. */
function pseudoTexts(content: object): object {
  return Object.fromEntries(
    Object.entries(content).map(([key, value]: [string, unknown]) => {
      if (typeof value === 'string') return [key, pseudoText(value)];
      return [key, typeof value === 'object' && value !== null ? pseudoTexts(value) : value];
    }),
  );
}

/** Whether this tab uses the developers' language. */
export function isPseudo(): boolean {
  try {
    return sessionStorage.getItem(pseudoKey) !== null;
  } catch {
    // Storage is closed to this page.
    return false;
  }
}

/** Stores the setting for the tab; loaded texts change only with the next page load. */
export function setPseudo(isWanted: boolean): void {
  if (isWanted) sessionStorage.setItem(pseudoKey, 'on');
  else sessionStorage.removeItem(pseudoKey);
}

/** Reads `?pseudo-language=on` (or `off`) off the address. */
function readAddress(): void {
  const url = new URL(location.href);
  const wish = url.searchParams.get(pseudoKey);
  if (wish === null) return;
  setPseudo(wish !== 'off');
  url.searchParams.delete(pseudoKey);
  history.replaceState(history.state, '', url);
}

let isSpoken: boolean | undefined;

/** The texts of a file in the language of this tab, which is decided at the first load. */
export function asSpoken(content: object): object {
  if (isSpoken === undefined) {
    readAddress();
    isSpoken = isPseudo();
  }
  return isSpoken ? pseudoTexts(content) : content;
}
