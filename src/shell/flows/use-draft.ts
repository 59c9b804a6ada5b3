import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { forgetDraft, keepDraft, readDraft, type DraftPlace } from './drafts.ts';

/** Milliseconds without a key before what was typed is kept. */
const PAUSE_MS = 300;

export interface Draft {
  /** The form was filled with what the same customer had typed before. */
  isRestored: boolean;
  /** It was sent, or given up: nothing is kept any more. */
  forget: () => void;
}

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'getValues' | 'setValue' | 'subscribe'
>;

/** Fills a form with a draft. Answers whether that changed anything. */
function fill<Values extends FieldValues>(
  { getValues, setValue }: Form<Values>,
  entries: Readonly<Record<string, unknown>>,
): boolean {
  const isField = (name: string): name is FieldPath<Values> => name in getValues();
  /** Of the kind that stands there: a text for a text. What it says, the form's rules judge. */
  const fits = <Name extends FieldPath<Values>>(
    name: Name,
    entry: unknown,
  ): entry is FieldPathValue<Values, Name> =>
    typeof entry === typeof getValues(name) &&
    Array.isArray(entry) === Array.isArray(getValues(name));
  let isFilled = false;
  for (const [name, entry] of Object.entries(entries)) {
    if (!isField(name) || !fits(name, entry)) continue;
    if (JSON.stringify(getValues(name)) === JSON.stringify(entry)) continue;
    setValue(name, entry, { shouldDirty: true });
    isFilled = true;
  }
  return isFilled;
}

/**
 * Keeps what is typed into a form, and fills the form with it when its page is opened again: after a
 * reload, or after the login that an ended session asked for. Files and secrets are left out.
 *
 * @param place whose form it is; nothing is kept or given back while that is undefined
 */
export function useDraft<Values extends FieldValues>(
  form: Form<Values>,
  place: DraftPlace | undefined,
): Draft {
  const { getValues, setValue, subscribe } = form;
  const [restoredFor, setRestoredFor] = useState<string>();
  const isForgotten = useRef(false);
  const { form: name, owner } = place ?? {};

  useEffect(() => {
    if (name === undefined || owner === undefined) return;
    const own = { form: name, owner };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = (): void => {
      clearTimeout(timer);
      timer = undefined;
      if (!isForgotten.current) keepDraft(own, getValues());
    };
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, PAUSE_MS);
      },
    });
    const entries = readDraft(own);
    const isFilled = entries !== undefined && fill({ getValues, setValue, subscribe }, entries);
    // Said once the form shows it.
    if (isFilled) void Promise.resolve(owner).then(setRestoredFor);
    return () => {
      stop();
      if (timer !== undefined) keep();
    };
  }, [name, owner, getValues, setValue, subscribe]);

  const forget = useCallback(() => {
    isForgotten.current = true;
    if (name !== undefined) forgetDraft(name);
  }, [name]);

  return { isRestored: restoredFor !== undefined && restoredFor === owner, forget };
}
