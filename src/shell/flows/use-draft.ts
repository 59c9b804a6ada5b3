import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import {
  forgetDraft,
  keepDraft,
  readDraft,
  whenForgotten,
  type DraftEntries,
  type DraftPlace,
} from './drafts.ts';
import { fillForm } from './fill-form.ts';

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

const textsOf = (entries: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(entries).map(([name, entry]) => [name, JSON.stringify(entry)]));

/**
 * Of a form's entries those that are another than when it was opened. What nobody has touched is left to
 * the form that is opened next: somebody else may have changed what it shows.
 */
function touched(
  entries: DraftEntries,
  first: ReadonlyMap<string, string>,
  along: readonly string[],
): DraftEntries {
  const now = Object.entries(entries);
  const other = now.filter(
    ([name, entry]) => !along.includes(name) && first.get(name) !== JSON.stringify(entry),
  );
  if (other.length === 0) return {};
  return Object.fromEntries([...other, ...now.filter(([name]) => along.includes(name))]);
}

const noEntries: readonly string[] = [];

/**
 * Keeps what is typed into a form, and fills the form with it when its page is opened again: after a
 * reload, or after the login that an ended session asked for. Files and secrets are left out.
 *
 * @param place whose form it is; nothing is kept or given back while that is undefined
 * @param accepts whether a field can hold an entry; one that it cannot is not given back
 * @param along entries that are kept, and given back, with whatever was touched: the revision of the settings
 *   that the entries were made from, so that they overwrite none that came since (409-1-00-01)
 */
export function useDraft<Values extends FieldValues>(
  form: Form<Values>,
  place: DraftPlace | undefined,
  accepts?: (name: string, entry: unknown) => boolean,
  along: readonly string[] = noEntries,
): Draft {
  const { getValues, setValue, subscribe } = form;
  const [restoredFor, setRestoredFor] = useState<string>();
  const isForgotten = useRef(false);
  const lastOwner = useRef<string>(undefined);
  const [first] = useState(() => textsOf(getValues()));
  const latestAccepts = useRef(accepts);
  useEffect(() => {
    latestAccepts.current = accepts;
  });
  const { form: name, owner } = place ?? {};

  useEffect(() => {
    if (name === undefined || owner === undefined) return;
    const own = { form: name, owner };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const giveUp = (): void => {
      clearTimeout(timer);
      timer = undefined;
    };
    const keep = (): void => {
      giveUp();
      if (!isForgotten.current) keepDraft(own, touched(getValues(), first, along));
    };
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, PAUSE_MS);
      },
    });
    const stopListening = whenForgotten(giveUp);
    // What is typed before it is known whose form it is counts, too, and is newer than what was kept.
    const isFirstOwner = lastOwner.current === undefined || lastOwner.current === owner;
    lastOwner.current = owner;
    const typed = isFirstOwner ? touched(getValues(), first, along) : {};
    const entries = readDraft(own);
    const older = Object.entries(entries ?? {}).filter(
      ([field]) => along.includes(field) || !Object.hasOwn(typed, field),
    );
    const isFilled = fillForm(
      { getValues, setValue },
      Object.fromEntries(older),
      latestAccepts.current,
    );
    if (Object.keys(typed).length > 0) keep();
    // Said once the form shows it.
    if (isFilled) void Promise.resolve(owner).then(setRestoredFor);
    return () => {
      stop();
      stopListening();
      if (timer !== undefined) keep();
    };
  }, [name, owner, first, along, getValues, setValue, subscribe]);

  const forget = useCallback(() => {
    isForgotten.current = true;
    if (name !== undefined) forgetDraft(name);
  }, [name]);

  return { isRestored: restoredFor !== undefined && restoredFor === owner, forget };
}
