/*
 * Reads and changes the entries of a form by name. A name is a path with dots; rows count from 0:
 * `subMailAddressList.1.subMailAddress`. A pattern has `*` for any row:
 * `subMailAddressList.*.subMailAddress`.
 */

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The entry of a name; undefined if there is none. */
export function entryAt(values: unknown, name: string): unknown {
  let currentEntry: unknown = values;
  for (const key of name.split('.')) {
    if (!isObject(currentEntry) || !Object.hasOwn(currentEntry, key)) return undefined;
    currentEntry = Reflect.get(currentEntry, key);
  }
  return currentEntry;
}

/** A copy of the values with another entry for a name. */
export function withEntry<Values>(values: Values, name: string, value: unknown): Values;
export function withEntry(values: unknown, name: string, value: unknown): unknown {
  const dotIndex = name.indexOf('.');
  const key = dotIndex === -1 ? name : name.slice(0, dotIndex);
  const newEntry =
    dotIndex === -1 ? value : withEntry(entryAt(values, key), name.slice(dotIndex + 1), value);
  const copy: object = Array.isArray(values) ? [...values] : { ...(isObject(values) && values) };
  Reflect.set(copy, key, newEntry);
  return copy;
}

/** The pattern of a name: each row number becomes `*`. */
export const patternOf = (name: string): string =>
  // Fast path: most names have no rows, and each key press looks names up.
  /\d(?:\.|$)/.test(name) ? name.replaceAll(/(?<=^|\.)\d+(?=\.|$)/g, '*') : name;

/** The row of a name in its innermost list, counted from 1; undefined outside lists. */
export function rowNumberOf(name: string): number | undefined {
  const lastRowIndex = name.split('.').findLast((part) => /^\d+$/.test(part));
  return lastRowIndex === undefined ? undefined : Number(lastRowIndex) + 1;
}

/** The names that match a pattern in these values, in the order of the rows. */
export function namesMatching(pattern: string, values: unknown): string[] {
  const keys = pattern.split('.');
  const starIndex = keys.indexOf('*');
  if (starIndex === -1) return [pattern];
  const rows = entryAt(values, keys.slice(0, starIndex).join('.'));
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((_, row) => namesMatching(pattern.replace('*', String(row)), values));
}

/** Whether two entries are equal: files by identity, everything else by content. */
export function isSameEntry(first: unknown, second: unknown): boolean {
  if (Object.is(first, second)) return true;
  if (!isObject(first) || !isObject(second) || first instanceof Blob || second instanceof Blob)
    return false;
  const keys = Object.keys(first);
  return (
    Array.isArray(first) === Array.isArray(second) &&
    keys.length === Object.keys(second).length &&
    keys.every(
      (key) =>
        Object.hasOwn(second, key) &&
        isSameEntry(Reflect.get(first, key), Reflect.get(second, key)),
    )
  );
}
