import { getBasePath } from './base-path.ts';

/** Keys of local storage (S3), other than the language (src/i18n/language.ts). */
export type StoredKey =
  | 'billSearchCondition'
  | 'pagination'
  | 'billColumns'
  | 'billKeys'
  | 'archiveOptions'
  | 'billRowsAreHigh';

/** The key in the storage, with the customer code, because one origin may have several portals. */
function storageKeyOf(key: StoredKey): string {
  return `${key}.${getBasePath().customerCode}`;
}

/**
 * The stored value of a key.
 * @param isValid checks the shape: an older version of the portal, or the customer, may have written the value
 * @returns undefined without a valid value, or if the storage is blocked
 */
export function readStoredValue<T>(
  key: StoredKey,
  isValid: (value: unknown) => value is T,
): T | undefined {
  try {
    const text = localStorage.getItem(storageKeyOf(key));
    if (text === null) return undefined;
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** For `readStoredValue`: whether a stored value is a boolean. */
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** Stores a value. A full or blocked storage is ignored, because the address also contains the search conditions. */
export function storeValue(key: StoredKey, value: unknown): void {
  try {
    localStorage.setItem(storageKeyOf(key), JSON.stringify(value));
  } catch {
    // Storage is blocked or full.
  }
}

/** Deletes a value; never throws. */
function removeStoredValue(key: StoredKey): void {
  try {
    localStorage.removeItem(storageKeyOf(key));
  } catch {
    // Storage is blocked.
  }
}

/** Deletes the bill search and its page, as a logout does (S4). */
export function clearBillSearch(): void {
  removeStoredValue('billSearchCondition');
  removeStoredValue('pagination');
}
