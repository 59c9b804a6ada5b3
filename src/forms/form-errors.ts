import { get, set, type FieldErrors, type FieldPath, type FieldValues } from 'react-hook-form';
import { entryAt, isSameEntry, namesOf, patternOf } from './entries.ts';
import { hasRows, specOf, type Finding } from './validate.ts';

/** A message of an answer at a field (S8), valid for the sent entries. */
export interface Told {
  name: string;
  message: string;
  /** The sent entry. */
  entry: unknown;
  /** The other fields of the message, with their sent entries. */
  others: readonly { name: string; entry: unknown }[];
}

/** The path of a field's error in react-hook-form: the error of a list is next to those of its rows. */
export const errorPlaceOf = (fields: object, name: string): string =>
  hasRows(fields, name) ? `${name}.root` : name;

/** Narrows a path made at run time to the path type of the form library. */
export const isPlaceOf = <Values extends FieldValues>(
  fields: object,
  place: string,
): place is FieldPath<Values> =>
  place.startsWith('root.') || specOf(fields, place.replace(/\.root$/, '')) !== undefined;

/** Errors in the shape of react-hook-form. Messages are created when read, because most are never read. */
export function nestedErrors<Values extends FieldValues>(
  fields: object,
  found: ReadonlyMap<string, Finding>,
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const [name, finding] of found) {
    const place = errorPlaceOf(fields, name);
    // react-hook-form needs a list of rows, even if only the list itself has an error.
    if (place !== name && get(errors, name) === undefined) set(errors, name, []);
    set(errors, place, {
      type: finding.rule,
      get message() {
        return finding.message;
      },
    });
  }
  return errors;
}

/** The message of one of react-hook-form's errors. */
export function messageOf(error: unknown): string | undefined {
  const message = entryAt(error, 'message');
  return typeof message === 'string' ? message : undefined;
}

/** Whether one of react-hook-form's errors says that a date is half typed. */
export function isIncomplete(error: unknown): boolean {
  const type = entryAt(error, 'type');
  return type === 'incompleteDate' || type === 'incompleteDateTime';
}

/** The names that a told message holds for now: its own, or wherever the row that was sent has moved. */
export function heldBy({ name, entry, others }: Told, values: unknown): string[] {
  if (!others.every((other) => isSameEntry(entryAt(values, other.name), other.entry))) return [];
  return namesOf(patternOf(name), values).filter((now) => isSameEntry(entryAt(values, now), entry));
}
