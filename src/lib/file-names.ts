/*
 * The rules for file names: of files that customers send (S5), and of saved files.
 */

/** Characters that some operating systems forbid in a name. */
const FORBIDDEN_CHARACTERS = /[\\/:*?"<>|]/g;

/** Invisible characters and direction marks: with a right-to-left mark, `gpj.exe` looks like `exe.jpg`. */
const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Spaces and dots at both ends: operating systems remove them, or hide the file. */
const EDGE_CHARACTERS = /^[.\s]+|[.\s]+$/g;

/**
 * Names that Windows reserves for devices, with any extension and with spaces before the extension. Superscripts
 * count as digits (COM\u00b9).
 */
const RESERVED_NAME =
  /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d\u00b9\u00b2\u00b3])\s*(\.|$)/i;

/** The maximum length in bytes. File systems allow 255 bytes, and a browser may add a number such as ` (1)`. */
const MAX_NAME_BYTES = 240;

/** Replaces the characters that some operating systems forbid, as in the names of a ZIP (contract, fileNames). */
export const replaceForbiddenCharacters = (name: string): string =>
  name.replaceAll(FORBIDDEN_CHARACTERS, '_');

const byteLengthOf = (text: string): number => new TextEncoder().encode(text).length;

/** Whether every operating system accepts all characters of the name (S5). Its length is not checked. */
export const isUsableFileName = (name: string): boolean =>
  [FORBIDDEN_CHARACTERS, INVISIBLE_CHARACTERS, EDGE_CHARACTERS].every(
    (pattern) => name.search(pattern) === -1,
  );

/** Shortens a name to the limit and keeps its extension. */
function shorten(name: string): string {
  if (byteLengthOf(name) <= MAX_NAME_BYTES) return name;
  const extension = /\.[^.]{1,16}$/.exec(name)?.[0] ?? '';
  let remainingBytes = MAX_NAME_BYTES - byteLengthOf(extension);
  let stem = '';
  for (const character of name) {
    remainingBytes -= byteLengthOf(character);
    if (remainingBytes < 0) break;
    stem += character;
  }
  return stem.replaceAll(EDGE_CHARACTERS, '') + extension;
}

/**
 * A name that every operating system accepts: without folders, reserved names, and characters that hide the true
 * extension.
 *
 * @returns undefined if no character is left
 */
export function sanitiseFileName(name: string): string | undefined {
  const cleanedName = name
    .normalize('NFC')
    .replaceAll(INVISIBLE_CHARACTERS, '')
    .replaceAll(FORBIDDEN_CHARACTERS, '_')
    .replaceAll(EDGE_CHARACTERS, '');
  if (/^_*$/.test(cleanedName)) return undefined;
  return shorten(RESERVED_NAME.test(cleanedName) ? `_${cleanedName}` : cleanedName);
}

/** Makes names distinct by a number, as a file manager does. Windows and macOS treat `A.pdf` and `a.pdf` as equal. */
export function makeNamesDistinct(names: readonly string[]): string[] {
  const usedKeys = new Set<string>();
  const keyOf = (name: string): string => name.normalize('NFC').toLowerCase();
  return names.map((name) => {
    const dotIndex = name.lastIndexOf('.');
    const extensionStart = dotIndex > 0 ? dotIndex : name.length;
    let distinctName = name;
    for (let count = 2; usedKeys.has(keyOf(distinctName)); count += 1)
      distinctName = `${name.slice(0, extensionStart)} (${count})${name.slice(extensionStart)}`;
    usedKeys.add(keyOf(distinctName));
    return distinctName;
  });
}
