/*
 * The entries of a form by name. A name is a path with dots; a row of a list stands in it by its place,
 * from 0: `subMailAddressList.1.subMailAddress`. A pattern has `*` for any row:
 * `subMailAddressList.*.subMailAddress`.
 */

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What stands under a name; undefined if nothing does. */
export function entryAt(values: unknown, name: string): unknown {
  if (!name.includes('.'))
    return isObject(values) && Object.hasOwn(values, name) ? Reflect.get(values, name) : undefined;
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
  const [key = '', ...rest] = name.split('.');
  const before: unknown = isObject(values) ? Reflect.get(values, key) : undefined;
  const after = rest.length === 0 ? value : withEntry(before, rest.join('.'), value);
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
  if (!pattern.includes('*')) return [pattern];
  const star = pattern.split('.').indexOf('*');
  if (star === -1) return [pattern];
  const parts = pattern.split('.');
  const rows = entryAt(values, parts.slice(0, star).join('.'));
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((_, row) =>
    namesOf([...parts.slice(0, star), row, ...parts.slice(star + 1)].join('.'), values),
  );
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
      (key) => Object.hasOwn(other, key) && isSameEntry(entryAt(one, key), entryAt(other, key)),
    )
  );
}
