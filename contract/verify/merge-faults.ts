import type { Fault } from './fault.ts';

const indexPattern = /\[(\d+)\]/g;

/** The list indices in a path, as numbers: the second element comes before the tenth. */
const indicesOf = (where: string): number[] =>
  [...where.matchAll(indexPattern)].map(([, number]) => Number(number));

function compareFaults(a: Fault, b: Fault): number {
  const [indicesOfA, indicesOfB] = [indicesOf(a.where), indicesOf(b.where)];
  const at = indicesOfA.findIndex((number, position) => number !== indicesOfB[position]);
  const difference = (indicesOfA[at] ?? 0) - (indicesOfB[at] ?? 0);
  return difference === 0 ? Number(a.where > b.where) - Number(a.where < b.where) : difference;
}

/**
 * Merges equal faults of several list elements into one fault at the first of these elements. Sorts the faults first,
 * because Pact reports faults in no particular order.
 */
export function mergeFaults(faults: readonly Fault[]): Fault[] {
  const groups = new Map<string, { firstFault: Fault; positions: Set<string> }>();
  for (const fault of faults.toSorted(compareFaults)) {
    const key = `${fault.where.replace(indexPattern, '[*]')} ${fault.expected}`;
    const group = groups.get(key);
    if (group) group.positions.add(fault.where);
    else groups.set(key, { firstFault: fault, positions: new Set([fault.where]) });
  }
  return [...groups.values()].map(({ firstFault, positions }) =>
    positions.size === 1
      ? firstFault
      : { ...firstFault, where: `${firstFault.where} and ${positions.size - 1} more like it` },
  );
}
