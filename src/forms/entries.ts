/*
 * The entries of a form by name. A name is a path with dots; a row of a list stands in it by its place,
 * from 0: `subMailAddressList.1.subMailAddress`. A pattern has `*` for any row:
 * `subMailAddressList.*.subMailAddress`.
 */

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What stands under a name; undefined if nothing does. */
export function entryAt(values: unknown, name: string): unknown {
  let place: unknown = values;
  for (const key of name.split('.')) {
    if (!isObject(place) || !Object.hasOwn(place, key)) return undefined;
    place = Reflect.get(place, key);
  }
  return place;
}

/** The same values with another one under a name; what was given stays as it is. */
export function withEntry<Values>(values: Values, name: string, value: unknown): Values;
export function withEntry(values: unknown, name: string, value: unknown): unknown {
  const dot = name.indexOf('.');
  const key = dot === -1 ? name : name.slice(0, dot);
  const after = dot === -1 ? value : withEntry(entryAt(values, key), name.slice(dot + 1), value);
  const copy: object = Array.isArray(values) ? [...values] : { ...(isObject(values) && values) };
  Reflect.set(copy, key, after);
  return copy;
}

/** The pattern of a name: each place of a row becomes `*`. */
export const patternOf = (name: string): string =>
  // Most names have no rows in them, and each is asked for at every key.
  /\d(?:\.|$)/.test(name) ? name.replaceAll(/(?<=^|\.)\d+(?=\.|$)/g, '*') : name;

/** The row that a name stands in, counted from 1, of the innermost list; undefined outside of lists. */
export function rowOf(name: string): number | undefined {
  const place = name.split('.').findLast((part) => /^\d+$/.test(part));
  return place === undefined ? undefined : Number(place) + 1;
}

/** The names that a pattern stands for among these values, in the order of the rows. */
export function namesOf(pattern: string, values: unknown): string[] {
  const parts = pattern.split('.');
  const star = parts.indexOf('*');
  if (star === -1) return [pattern];
  const rows = entryAt(values, parts.slice(0, star).join('.'));
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((_, row) => namesOf(pattern.replace('*', String(row)), values));
}

/** Whether two entries are the same; files by themselves, all else by what is in it. */
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
