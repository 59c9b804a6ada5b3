/*
 * If parts of an answer are invalid (validate-answers.ts), the other parts are displayed. An additional field
 * of the answer lists the invalid parts; no field of the contract has such a name. The list is plain data, so
 * that copies of the answer have it too.
 */
const unreadableRowsNameOf = (listName: string): string => `${listName}?`;
const unreadablePartsName = '?';

const positionsIn = (recordedPositions: unknown): readonly number[] =>
  Array.isArray(recordedPositions) ? recordedPositions.map(Number) : [];

/** Removes invalid entries from a list of an answer, and records their positions. */
export function removeEntries(
  answer: Record<string, unknown>,
  listName: string,
  entries: readonly unknown[],
  unreadablePositions: readonly number[],
): void {
  answer[listName] = entries.filter((_, position) => !unreadablePositions.includes(position));
  answer[unreadableRowsNameOf(listName)] = unreadablePositions;
}

/**
 * The entries of a list in the server's order, with `undefined` for each invalid entry, for which the screen
 * displays a notice. The list itself has only the valid entries.
 *
 * @param name the field of the answer that is the list
 */
export function rowsOf<
  Name extends string,
  Answer extends Readonly<Record<Name, readonly unknown[]>>,
>(answer: Answer, name: Name): readonly (Answer[Name][number] | undefined)[] {
  const rows: (Answer[Name][number] | undefined)[] = [...answer[name]];
  for (const position of positionsIn(Reflect.get(answer, unreadableRowsNameOf(name))))
    rows.splice(position, 0, undefined);
  return rows;
}

/** Whether invalid entries were removed from a list. */
export const hasUnreadableRows = (answer: object, name: string): boolean =>
  positionsIn(Reflect.get(answer, unreadableRowsNameOf(name))).length > 0;

/** An answer without its invalid fields, and with a list of their names. */
export function withoutUnreadableParts(
  answer: Readonly<Record<string, unknown>>,
  unreadableNames: readonly string[],
): Record<string, unknown> {
  const readableFields = Object.entries(answer).filter(
    ([name]) => name !== unreadablePartsName && !unreadableNames.includes(name),
  );
  return Object.fromEntries([
    ...readableFields,
    ...(unreadableNames.length > 0 ? [[unreadablePartsName, unreadableNames] as const] : []),
  ]);
}

/**
 * Whether invalid parts were removed from an answer.
 *
 * @param names of the parts to check; by default, all parts
 */
export function hasUnreadableParts(
  answer: object | null | undefined,
  names?: readonly string[],
): boolean {
  const unreadableNames: unknown = answer ? Reflect.get(answer, unreadablePartsName) : undefined;
  // The name '' means that the answer was not an object, so all parts are missing.
  return (
    Array.isArray(unreadableNames) &&
    unreadableNames.some(
      (unreadableName) => unreadableName === '' || !names || names.includes(unreadableName),
    )
  );
}
