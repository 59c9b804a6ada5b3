import { useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { errorPlaceOf, heldBy, isPlaceOf, type Told } from './form-errors.ts';
import { tidied } from './validate.ts';

/** What is told at this moment; the rules of a form read it when they judge. */
export interface ToldList {
  now: () => readonly Told[];
  replace: (next: readonly Told[]) => void;
}

/** Nothing told yet. */
export function toldList(): ToldList {
  let told: readonly Told[] = [];
  return {
    now: () => told,
    replace: (next) => {
      told = next;
    },
  };
}

/**
 * What an answer said of the entries of a form (S8): at its fields until what it is about is corrected.
 *
 * @returns tells something else in its place
 */
export function useTold<Values extends FieldValues>(
  fields: object,
  told: ToldList,
  form: UseFormReturn<Values>,
): (next: readonly Told[]) => void {
  const [isTold, setTold] = useState(false);
  const { isSubmitted } = form.formState;
  const { clearErrors, getFieldState, getValues, setError, subscribe } = form;

  const placesOf = (all: readonly Told[]): FieldPath<Values>[] =>
    all
      .map(({ name }) => errorPlaceOf(fields, name))
      .filter((place) => isPlaceOf<Values>(fields, place));

  const tell = (next: readonly Told[]): void => {
    const before = placesOf(told.now());
    told.replace(next);
    setTold(next.length > 0);
    clearErrors(before.filter((place) => getFieldState(place).error?.type === 'told'));
    for (const { name, message } of next) {
      const place = errorPlaceOf(fields, name);
      if (isPlaceOf<Values>(fields, place)) setError(place, { type: 'told', message });
    }
  };

  /** What is told of entries that have changed since. */
  const forgetCorrected = (): void => {
    const now = tidied(fields, getValues());
    const all = told.now();
    const held = all.filter((one) => heldBy(one, now).length > 0);
    if (held.length < all.length) tell(held);
  };
  const latest = useRef(forgetCorrected);
  useEffect(() => {
    latest.current = forgetCorrected;
  });
  // After a `reset` nothing is judged before the form is sent again; what was told goes all the same.
  useEffect(() => {
    if (isSubmitted || !isTold) return undefined;
    return subscribe({ formState: { values: true }, callback: () => latest.current() });
  }, [isSubmitted, isTold, subscribe]);

  return tell;
}
