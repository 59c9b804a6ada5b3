/*
 * Reads and changes the entries of a form by name. A name is a path with dots; rows count from 0:
 * `subMailAddressList.1.subMailAddress`. A pattern has `*` for any row:
 * `subMailAddressList.*.subMailAddress`.
 */

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The entry of a name; undefined if there is none. */
export function entryAt(values: unknown, name: string): unknown {
  let current: unknown = values;
  for (const key of name.split('.')) {
    if (!isObject(current) || !Object.hasOwn(current, key)) return undefined;
    current = Reflect.get(current, key);
  }
  return current;
}

/** A copy of the values with another entry for a name. */
export function withEntry<Values>(values: Values, name: string, value: unknown): Values;
export function withEntry(values: unknown, name: string, value: unknown): unknown {
  const dot = name.indexOf('.');
  const key = dot === -1 ? name : name.slice(0, dot);
  const after = dot === -1 ? value : withEntry(entryAt(values, key), name.slice(dot + 1), value);
  const copy: object = Array.isArray(values) ? [...values] : { ...(isObject(values) && values) };
  Reflect.set(copy, key, after);
  return copy;
}

/** The pattern of a name: each row number becomes `*`. */
export const patternOf = (name: string): string =>
  // Fast path: most names have no rows, and each key press looks names up.
  /\d(?:\.|$)/.test(name) ? name.replaceAll(/(?<=^|\.)\d+(?=\.|$)/g, '*') : name;

/** The row of a name in its innermost list, counted from 1; undefined outside lists. */
export function rowOf(name: string): number | undefined {
  const lastRow = name.split('.').findLast((part) => /^\d+$/.test(part));
  return lastRow === undefined ? undefined : Number(lastRow) + 1;
}

/** The names that match a pattern in these values, in the order of the rows. */
export function namesOf(pattern: string, values: unknown): string[] {
  const parts = pattern.split('.');
  const star = parts.indexOf('*');
  if (star === -1) return [pattern];
  const rows = entryAt(values, parts.slice(0, star).join('.'));
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((_, row) => namesOf(pattern.replace('*', String(row)), values));
}

/** Whether two entries are equal: files by identity, everything else by content. */
export function isSameEntry(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || one instanceof Blob || other instanceof Blob)
    return false;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) && isSameEntry(Reflect.get(one, key), Reflect.get(other, key)),
    )
  );
}
