import type { RefObject } from 'react';
import { controlOf, focusControl } from '../../forms/find-control.ts';
import type { FormError } from '../../forms/use-entry-form.ts';
import type { LabelOf } from '../errors/error-texts.ts';
import type { MessageAtField } from './server-messages.ts';

/** The reason why a submission failed; a new object for each submission. */
export interface Refusal {
  /** The error of the call; undefined if the entries were not sent. */
  error: unknown;
  messages: readonly MessageAtField[];
  /** The entries were sent, and only the follow-up (`onSent`) failed. */
  isFollowUpFailure?: boolean;
}

/** The content of the notice above a form. */
export interface FormNoticeState {
  error: unknown;
  /** Targets of the error whose message is at a field. */
  targetsAtFields: readonly string[];
  isFollowUpFailure: boolean;
  /** Errors of fields that have no control on the page. */
  errorsWithoutControl: readonly FormError[];
  /** Errors of fields with a control, at the time of the submission. */
  errorsAtControls: readonly FormError[];
  labelOf: LabelOf;
}

interface FormWithErrors {
  formRef: RefObject<HTMLFormElement | null>;
  getCurrentErrors: () => FormError[];
}

/**
 * The notice above a form after a failed submission. Call this function after the messages have been rendered,
 * because before the rendering, it is unknown which fields have a control on the page.
 */
export function noticeOf(
  { error, messages, isFollowUpFailure = false }: Refusal,
  { formRef, getCurrentErrors }: FormWithErrors,
  labelOf: LabelOf,
): FormNoticeState {
  const hasControl = ({ name }: { name: string }): boolean =>
    controlOf(formRef.current, [name]) !== undefined;
  const errors = getCurrentErrors();
  // `<ErrorNotice>` already shows the server's messages that have no control.
  const serverMessageNames = new Set(messages.map(({ name }) => name));
  return {
    error,
    isFollowUpFailure,
    targetsAtFields: messages.filter(hasControl).flatMap(({ targets }) => targets),
    errorsWithoutControl: errors.filter(
      (formError) => !hasControl(formError) && !serverMessageNames.has(formError.name),
    ),
    errorsAtControls: errors.filter(hasControl),
    labelOf,
  };
}

/** Focuses the first control that has an error; without one, the notice above the form. */
export function focusFirstError(
  { formRef, getCurrentErrors }: FormWithErrors,
  noticeElement: HTMLElement | null,
): void {
  const firstControl = controlOf(
    formRef.current,
    getCurrentErrors().map(({ name }) => name),
  );
  if (firstControl === undefined) noticeElement?.focus();
  else focusControl(firstControl);
}
