import { useEffect, useRef, useState } from 'react';
import {
  get,
  set,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { entryAt, isSameEntry, namesOf, patternOf } from './entries.ts';
import { hasRows, specOf, normalised, type Finding } from './validate.ts';

/** A server's message at a field (S8), valid for the sent entries. */
export interface ServerMessage {
  name: string;
  message: string;
  /** The sent entry. */
  entry: unknown;
  /** The other fields of the message, with their sent entries. */
  others: readonly { name: string; entry: unknown }[];
}

/** The path of a field's error in react-hook-form: the error of a list is next to those of its rows. */
export const errorPathOf = (fields: object, name: string): string =>
  hasRows(fields, name) ? `${name}.root` : name;

/** Whether a path is a path of these values, for the path type of the form library. */
export const isFieldPath = <Values extends FieldValues>(
  fields: object,
  path: string,
): path is FieldPath<Values> =>
  path.startsWith('root.') || specOf(fields, path.replace(/\.root$/, '')) !== undefined;

/** Errors in the shape of react-hook-form. Messages are created when read, because most are never read. */
export function nestedErrors<Values extends FieldValues>(
  fields: object,
  findings: ReadonlyMap<string, Finding>,
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const [name, finding] of findings) {
    const path = errorPathOf(fields, name);
    // react-hook-form needs a list of rows, even if only the list itself has an error.
    if (path !== name && get(errors, name) === undefined) set(errors, name, []);
    set(errors, path, {
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

/** Whether one of react-hook-form's errors is that of an incomplete date. */
export function isIncomplete(error: unknown): boolean {
  const type = entryAt(error, 'type');
  return type === 'incompleteDate' || type === 'incompleteDateTime';
}

/** The fields for which a message is still valid: fields with the sent entry, even if their row has moved. */
export function validNamesOf({ name, entry, others }: ServerMessage, values: unknown): string[] {
  if (!others.every((other) => isSameEntry(entryAt(values, other.name), other.entry))) return [];
  return namesOf(patternOf(name), values).filter((candidate) =>
    isSameEntry(entryAt(values, candidate), entry),
  );
}

/** The server's current messages, which the resolver of a form reads. */
export interface ServerMessages {
  get: () => readonly ServerMessage[];
  set: (next: readonly ServerMessage[]) => void;
}

export function createServerMessages(): ServerMessages {
  let messages: readonly ServerMessage[] = [];
  return {
    get: () => messages,
    set: (next) => {
      messages = next;
    },
  };
}

/**
 * Displays the server's messages at their fields until the customer corrects the entries (S8).
 *
 * @returns a function that replaces the messages
 */
export function useServerMessages<Values extends FieldValues>(
  fields: object,
  messages: ServerMessages,
  form: UseFormReturn<Values>,
): (next: readonly ServerMessage[]) => void {
  const [hasMessages, setHasMessages] = useState(false);
  const { isSubmitted } = form.formState;
  const { clearErrors, getFieldState, getValues, setError, subscribe } = form;

  const errorPathsOf = (all: readonly ServerMessage[]): FieldPath<Values>[] =>
    all
      .map(({ name }) => errorPathOf(fields, name))
      .filter((path) => isFieldPath<Values>(fields, path));

  const replace = (next: readonly ServerMessage[]): void => {
    const before = errorPathsOf(messages.get());
    messages.set(next);
    setHasMessages(next.length > 0);
    clearErrors(before.filter((path) => getFieldState(path).error?.type === 'server'));
    for (const { name, message } of next) {
      const path = errorPathOf(fields, name);
      if (isFieldPath<Values>(fields, path)) setError(path, { type: 'server', message });
    }
  };

  const removeCorrected = (): void => {
    const values = normalised(fields, getValues());
    const all = messages.get();
    const valid = all.filter((one) => validNamesOf(one, values).length > 0);
    if (valid.length < all.length) replace(valid);
  };
  const latest = useRef(removeCorrected);
  useEffect(() => {
    latest.current = removeCorrected;
  });
  // After a `reset` the form library validates nothing until the next submission: the resolver does not run.
  useEffect(() => {
    if (isSubmitted || !hasMessages) return undefined;
    return subscribe({ formState: { values: true }, callback: () => latest.current() });
  }, [isSubmitted, hasMessages, subscribe]);

  return replace;
}
