/** One thing that is wrong with an answer. */
export interface Damage {
  /** The place in it, by names and numbers. */
  at: readonly (string | number)[];
  how: 'away' | 'null' | 'another type';
}

const isObject = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;

/** Of long lists, the second entry stands for all: the first and the third are there to stay. */
const placesOf = (value: readonly unknown[]): number[] =>
  value.length === 0 ? [] : [Math.min(1, value.length - 1)];

/** Every damage of one field, or of one entry, of an answer. */
export function damagesOf(value: unknown, at: Damage['at'] = []): Damage[] {
  if (!isObject(value)) return [];
  const names = Array.isArray(value) ? placesOf(value) : Object.keys(value);
  return names.flatMap((name) => {
    const place = [...at, name];
    const hows: Damage['how'][] = Array.isArray(value)
      ? ['null', 'another type']
      : ['away', 'null', 'another type'];
    return [...hows.map((how) => ({ at: place, how })), ...damagesOf(value[name], place)];
  });
}

function otherType(value: unknown): unknown {
  if (typeof value === 'string') return 7;
  if (Array.isArray(value)) return { 0: 'no list' };
  return isObject(value) ? [] : { no: 'value' };
}

/** A copy of an answer with the damage done. */
export function damaged(answer: unknown, { at, how }: Damage): unknown {
  const copy: unknown = structuredClone(answer);
  const last = at.at(-1) ?? '';
  const holder = at
    .slice(0, -1)
    .reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), copy);
  if (!isObject(holder)) throw new Error(`Nothing at ${at.join('.')}`);
  if (how === 'away') delete holder[last];
  else holder[last] = how === 'null' ? null : otherType(holder[last]);
  return copy;
}
