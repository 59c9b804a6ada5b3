import { getBasePath } from './base-path.ts';

/** Keys of local storage (S3), other than the language (src/i18n/language.ts). */
export type StoredKey =
  | 'billSearchCondition'
  | 'pagination'
  | 'billColumns'
  | 'billKeys'
  | 'archiveOptions';

/** Per customer code: two portals may stand on one origin. */
function nameOf(key: StoredKey): string {
  return `${key}.${getBasePath().customerCode}`;
}

/**
 * What was kept under a key.
 * @param isValid proves the shape: the text may be an older version's, or anybody's
 * @returns undefined if there is nothing, if it is broken, or if storage is closed to the page
 */
export function readStored<T>(
  key: StoredKey,
  isValid: (value: unknown) => value is T,
): T | undefined {
  try {
    const text = localStorage.getItem(nameOf(key));
    if (text === null) return undefined;
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value. A full or blocked storage is ignored: the address has the conditions as well. */
export function writeStored(key: StoredKey, value: unknown): void {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify(value));
  } catch {
    // Storage is blocked or full; the page works without it.
  }
}

/** Forgets a value; never throws. */
function removeStored(key: StoredKey): void {
  try {
    localStorage.removeItem(nameOf(key));
  } catch {
    // As above.
  }
}

/** Forgets the bill search and its page, as a logout does (S4). */
export function clearBillSearch(): void {
  removeStored('billSearchCondition');
  removeStored('pagination');
}
