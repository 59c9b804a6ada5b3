import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { forgetDraft, keepDraft, readDraft, type DraftPlace } from './drafts.ts';

/** Milliseconds without a key before what was typed is kept. */
const PAUSE_MS = 300;

export interface Draft {
  /** The form was filled with what the same customer had typed before. */
  isRestored: boolean;
  /** It was sent, or given up: nothing is kept any more. */
  forget: () => void;
}

/**
 * Keeps what is typed into a form, and fills the form with it when its page is opened again: after a
 * reload, or after the login that an ended session asked for. Files and secrets are left out.
 *
 * @param place undefined while it is not known whose form it is; nothing is kept or given back then
 */
export function useDraft<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue' | 'subscribe'>,
  place: DraftPlace | undefined,
): Draft {
  const { getValues, setValue, subscribe } = form;
  const [isRestored, setIsRestored] = useState(false);
  const isForgotten = useRef(false);
  const { form: name, owner } = place ?? {};

  useEffect(() => {
    if (name === undefined || owner === undefined) return;
    const own = { form: name, owner };
    let isFilled = false;
    const isField = (field: string): field is FieldPath<Values> => field in getValues();
    for (const [field, entry] of Object.entries(readDraft(own) ?? {})) {
      if (!isField(field) || JSON.stringify(getValues(field)) === JSON.stringify(entry)) continue;
      // The entry is what this form gave, or what another version of it gave: its rules judge it.
      setValue(field, entry as never, { shouldDirty: true });
      isFilled = true;
    }
    setIsRestored(isFilled);

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
    return () => {
      stop();
      if (timer !== undefined) keep();
    };
  }, [name, owner, getValues, setValue, subscribe]);

  const forget = useCallback(() => {
    isForgotten.current = true;
    if (name !== undefined) forgetDraft(name);
  }, [name]);

  return { isRestored, forget };
}
