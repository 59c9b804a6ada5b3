import type { Fault } from './fault.ts';

const indexPattern = /\[(\d+)\]/g;

/** The list indices in a path, as numbers: the second element comes before the tenth. */
const indicesOf = (where: string): number[] =>
  [...where.matchAll(indexPattern)].map(([, number]) => Number(number));

function compare(a: Fault, b: Fault): number {
  const [indicesOfA, indicesOfB] = [indicesOf(a.where), indicesOf(b.where)];
  const at = indicesOfA.findIndex((number, position) => number !== indicesOfB[position]);
  const difference = (indicesOfA[at] ?? 0) - (indicesOfB[at] ?? 0);
  return difference === 0 ? Number(a.where > b.where) - Number(a.where < b.where) : difference;
}

/**
 * Merges equal faults of several list elements into one fault at the first of these elements. Pact reports them in no
 * particular order.
 */
export function mergeFaults(faults: readonly Fault[]): Fault[] {
  const groups = new Map<string, { first: Fault; places: Set<string> }>();
  for (const fault of faults.toSorted(compare)) {
    const key = `${fault.where.replace(indexPattern, '[*]')} ${fault.expected}`;
    const group = groups.get(key);
    if (group) group.places.add(fault.where);
    else groups.set(key, { first: fault, places: new Set([fault.where]) });
  }
  return [...groups.values()].map(({ first, places }) =>
    places.size === 1
      ? first
      : { ...first, where: `${first.where} and ${places.size - 1} more like it` },
  );
}
