/*
 * What of an answer could not be read (validate-answers.ts), where that costs no more than its own place. It
 * is plain data beside what can be read, so that it stays with the answer wherever that is copied; no
 * field of the contract has such a name.
 */
const tellingName = (list: string): string => `${list}?`;
const partsName = '?';

const numbers = (told: unknown): readonly number[] => (Array.isArray(told) ? told.map(Number) : []);

/** Takes unreadable entries out of a list of an answer, and notes where they stood. */
export function takeOut(
  answer: Record<string, unknown>,
  list: string,
  entries: readonly unknown[],
  unreadable: readonly number[],
): void {
  answer[list] = entries.filter((_, place) => !unreadable.includes(place));
  answer[tellingName(list)] = unreadable;
}

/**
 * The entries of a list in the server's order, `undefined` in the place of each that cannot be shown: the
 * screen says so there. The list itself has the readable ones alone.
 *
 * @param name the field of the answer that is the list
 */
export function rowsOf<
  Name extends string,
  Answer extends Readonly<Record<Name, readonly unknown[]>>,
>(answer: Answer, name: Name): readonly (Answer[Name][number] | undefined)[] {
  const rows: (Answer[Name][number] | undefined)[] = [...answer[name]];
  for (const place of numbers(Reflect.get(answer, tellingName(name))))
    rows.splice(place, 0, undefined);
  return rows;
}

/** Whether entries of a list could not be read, and were taken out of it. */
export const lacksRows = (answer: object, name: string): boolean =>
  numbers(Reflect.get(answer, tellingName(name))).length > 0;

/** What can be read of an answer that is read in parts. */
export function readableParts(
  answer: Readonly<Record<string, unknown>>,
  unreadable: readonly string[],
): Record<string, unknown> {
  const parts = Object.entries(answer).filter(
    ([name]) => name !== partsName && !unreadable.includes(name),
  );
  return Object.fromEntries([
    ...parts,
    ...(unreadable.length > 0 ? [[partsName, unreadable] as const] : []),
  ]);
}

/**
 * Whether parts of an answer could not be read, and were left out of it.
 *
 * @param names of the parts that matter; all of them if left out
 */
export function lacksParts(answer: object | null | undefined, names?: readonly string[]): boolean {
  const told: unknown = answer ? Reflect.get(answer, partsName) : undefined;
  // The answer was no object: it lacks all.
  return Array.isArray(told) && told.some((part) => part === '' || !names || names.includes(part));
}
