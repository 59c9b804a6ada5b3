import { useEffect, useRef, useState } from 'react';
import {
  get,
  set,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { entryAt, isSameEntry, namesMatching, patternOf } from './entries.ts';
import { hasRows, specOf, normaliseEntries, type FieldFault } from './validate.ts';

/** A message of the server at a field (S8). It is valid as long as the sent entries are unchanged. */
export interface ServerMessage {
  name: string;
  message: string;
  /** The sent entry. */
  entry: unknown;
  /** The other fields of the message, with their sent entries. */
  otherFields: readonly { name: string; entry: unknown }[];
}

/** The path of a field's error in react-hook-form: the error of a list is next to the errors of its rows. */
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
  faults: ReadonlyMap<string, FieldFault>,
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const [name, fault] of faults) {
    const path = errorPathOf(fields, name);
    // react-hook-form needs a list of rows, even if only the list itself has an error.
    if (path !== name && get(errors, name) === undefined) set(errors, name, []);
    set(errors, path, {
      type: fault.rule,
      get message() {
        return fault.message;
      },
    });
  }
  return errors;
}

/** The message of an error of react-hook-form. */
export function messageOf(error: unknown): string | undefined {
  const message = entryAt(error, 'message');
  return typeof message === 'string' ? message : undefined;
}

/** Whether an error of react-hook-form was caused by an incomplete date. */
export function isIncompleteDateError(error: unknown): boolean {
  const type = entryAt(error, 'type');
  return type === 'incompleteDate' || type === 'incompleteDateTime';
}

/** The fields for which a message is still valid: fields with the sent entry, even if their row has moved. */
export function fieldNamesOfMessage(
  { name, entry, otherFields }: ServerMessage,
  values: unknown,
): string[] {
  if (
    !otherFields.every((otherField) =>
      isSameEntry(entryAt(values, otherField.name), otherField.entry),
    )
  )
    return [];
  return namesMatching(patternOf(name), values).filter((candidate) =>
    isSameEntry(entryAt(values, candidate), entry),
  );
}

/** The server's current messages, which the resolver of a form reads. */
export interface ServerMessages {
  get: () => readonly ServerMessage[];
  set: (newMessages: readonly ServerMessage[]) => void;
}

export function createServerMessages(): ServerMessages {
  let messages: readonly ServerMessage[] = [];
  return {
    get: () => messages,
    set: (newMessages) => {
      messages = newMessages;
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
): (newMessages: readonly ServerMessage[]) => void {
  const [hasMessages, setHasMessages] = useState(false);
  const { isSubmitted } = form.formState;
  const { clearErrors, getFieldState, getValues, setError, subscribe } = form;

  const errorPathsOf = (serverMessages: readonly ServerMessage[]): FieldPath<Values>[] =>
    serverMessages
      .map(({ name }) => errorPathOf(fields, name))
      .filter((path) => isFieldPath<Values>(fields, path));

  const replaceMessages = (newMessages: readonly ServerMessage[]): void => {
    const previousPaths = errorPathsOf(messages.get());
    messages.set(newMessages);
    setHasMessages(newMessages.length > 0);
    clearErrors(previousPaths.filter((path) => getFieldState(path).error?.type === 'server'));
    for (const { name, message } of newMessages) {
      const path = errorPathOf(fields, name);
      if (isFieldPath<Values>(fields, path)) setError(path, { type: 'server', message });
    }
  };

  const removeCorrectedMessages = (): void => {
    const values = normaliseEntries(fields, getValues());
    const serverMessages = messages.get();
    const validMessages = serverMessages.filter(
      (message) => fieldNamesOfMessage(message, values).length > 0,
    );
    if (validMessages.length < serverMessages.length) replaceMessages(validMessages);
  };
  const removeCorrectedMessagesRef = useRef(removeCorrectedMessages);
  useEffect(() => {
    removeCorrectedMessagesRef.current = removeCorrectedMessages;
  });
  // After a `reset` the form library validates nothing until the next submission: the resolver does not run.
  useEffect(() => {
    if (isSubmitted || !hasMessages) return undefined;
    return subscribe({
      formState: { values: true },
      callback: () => removeCorrectedMessagesRef.current(),
    });
  }, [isSubmitted, hasMessages, subscribe]);

  return replaceMessages;
}
