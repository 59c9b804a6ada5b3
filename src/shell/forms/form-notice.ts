import type { RefObject } from 'react';
import { controlOf, focusControl } from '../../forms/find-control.ts';
import type { Wrong } from '../../forms/use-entry-form.ts';
import type { LabelOf } from '../errors/error-texts.ts';
import type { ToldAt } from './tell-error.ts';

/** Why a form was not sent, or refused; a new one each time. */
export interface Refusal {
  /** Of the call; undefined if the entries were not sent. */
  error: unknown;
  told: readonly ToldAt[];
  /** The entries were sent, and only what comes after that failed. */
  isSent?: boolean;
}

/** What stands above a form. */
export interface FormNoticeState {
  error: unknown;
  /** Targets of the error that are told at their fields. */
  atFields: readonly string[];
  /** The entries were sent: this comes after. */
  isSent: boolean;
  /** What is wrong, and has no control on the page. */
  lost: readonly Wrong[];
  /** What is wrong at the fields, as it was when the form was sent. */
  found: readonly Wrong[];
  /** The names of the form's fields. */
  labelOf: LabelOf;
}

/** What of a form is asked here, whatever its entries are. */
interface Judged {
  element: RefObject<HTMLFormElement | null>;
  wrong: () => Wrong[];
}

/**
 * What stands above a form that was refused. Its messages have to be on the page: only then can it be seen
 * which of them have a control there.
 */
export function noticeOf(
  { error, told, isSent = false }: Refusal,
  { element, wrong }: Judged,
  labelOf: LabelOf,
): FormNoticeState {
  const isLost = (name: string): boolean => controlOf(element.current, [name]) === undefined;
  const names = new Set(told.map(({ name }) => name));
  const all = wrong();
  return {
    error,
    isSent,
    atFields: told.flatMap(({ name, targets }) => (isLost(name) ? [] : targets)),
    lost: all.filter(({ name }) => isLost(name) && !names.has(name)),
    found: all.filter(({ name }) => !isLost(name)),
    labelOf,
  };
}

/** Puts the focus on the first control that something is wrong with, or on what stands above the form. */
export function focusOnWrong({ element, wrong }: Judged, notice: HTMLElement | null): void {
  const first = controlOf(
    element.current,
    wrong().map(({ name }) => name),
  );
  if (first === undefined) notice?.focus();
  else focusControl(first);
}
