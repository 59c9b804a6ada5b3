import { isJsonObject, type Json } from '../../scripts/generate/contract-types.ts';

/** One thing that two bundles say differently. */
export interface Difference {
  /** The keys that lead there; an entry of a list by itself, a parameter by its reference or its name. */
  place: string[];
  /** What a list has more or less, or what stood there and stands there now; undefined where nothing does. */
  before: Json | undefined;
  after: Json | undefined;
}

/** What shows and sorts: it changes nothing for a caller. A field, too, may be called so. */
const shown = new Set(['title', 'example', 'examples', 'info', 'tags']);

/** Whether it is a sentence that differs: it promises what no schema can say. A field may be called so, too. */
export const isSentence = ({ place, before, after }: Difference): boolean =>
  ['description', 'summary'].includes(place.at(-1) ?? '') &&
  [before, after].every((value) => value === undefined || typeof value === 'string');

/** Lists of which the order says nothing. */
const sets = new Set(['required', 'enum', 'type', 'x-error-codes']);

const textOf = (value: Json | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);

/** A text by its words, however its lines are broken. */
export const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/[.,;:]+$/, ''))
    .join(' ')
    .trim();

const isSame = (difference: Difference): boolean => {
  const [before, after] = [difference.before, difference.after].map((value) =>
    isSentence(difference) && typeof value === 'string' ? wordsOf(value) : value,
  );
  return JSON.stringify(before) === JSON.stringify(after);
};

const nameOf = (entry: Json, index: number): string => {
  if (!isJsonObject(entry)) return String(index);
  const { $ref: ref, in: place, name } = entry;
  if (typeof ref === 'string') return ref.split('/').at(-1) ?? ref;
  return typeof name === 'string' ? `${textOf(place)} ${name}` : String(index);
};

/** A list as an object, so that a part that comes first does not change all others. */
function keyed(list: Json, key: string): Json {
  if (!Array.isArray(list)) return list;
  if (sets.has(key)) return Object.fromEntries(list.map((entry) => [textOf(entry), true]));
  return Object.fromEntries(list.map((entry, index) => [nameOf(entry, index), entry]));
}

/**
 * Everything that a caller or a server has to know and that one bundle says otherwise than the other, in its
 * sentences too: not examples, and not what stands in an operation or field that only one of them has.
 */
export function differencesOf(before: Json, after: Json, place: string[] = []): Difference[] {
  const key = place.at(-1) ?? '';
  // `type: string` and `type: [string, 'null']` differ by one entry.
  const [old, now] = [before, after].map((value) =>
    keyed(key === 'type' ? [value].flat() : value, key),
  );
  if (!isJsonObject(old) || !isJsonObject(now)) {
    return isSame({ place, before, after }) ? [] : [{ place, before, after }];
  }
  const isNamedFreely = key === 'properties' || sets.has(key) || place.length === 2;
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((name) => isNamedFreely || !shown.has(name))
    .flatMap((name) => {
      const inner = [...place, name];
      const [was, is] = [old[name], now[name]];
      return was === undefined || is === undefined
        ? [{ place: inner, before: was, after: is }]
        : differencesOf(was, is, inner);
    });
}
