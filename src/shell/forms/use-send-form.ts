import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { dispositionOf } from '../../api/errors.ts';
import { entryAt, isSameEntry, patternOf } from '../../forms/entries.ts';
import { nearestFieldNameOf, labelOf, specsOf } from '../../forms/validate.ts';
import { useEntryForm, type EntryForm, type EntryFormOptions } from '../../forms/use-entry-form.ts';
import { useSubmitOnce } from '../../forms/use-submit-once.ts';
import type { LabelOf } from '../errors/error-texts.ts';
import { focusFirstError, noticeOf, type FormNoticeState, type Refusal } from './form-notice.ts';
import { messagesAtFields, type MessageAtField } from './server-messages.ts';
import { ApiError } from '../../api/api-error.ts';
import { loadTexts, t } from '../../i18n/i18n.ts';
import { handleError } from '../errors/handle-error.ts';
import { showMessage } from '../messages/message-store.ts';
import { explainMissingChunk, isChunkError } from '../messages/new-version.ts';

/**
 * Reports an error that is not the error of a call: a chunk that did not load, or a defect of the portal
 * (S8). The query client has already reported every ApiError.
 */
function reportDefect(error: unknown): void {
  if (error instanceof ApiError) return;
  if (isChunkError(error)) void explainMissingChunk(error);
  else handleError(error);
}

/**
 * Handles a failure of `onSent` after the entries were sent: logs the error, and loads the texts of the
 * form's notice.
 *
 * @returns whether the texts are loaded; if not, a message shows that the connection failed
 */
async function reportFollowUpFailure(error: unknown): Promise<boolean> {
  if (isChunkError(error)) void explainMissingChunk(error);
  else if (!(error instanceof ApiError)) console.error(error);
  try {
    await loadTexts('form');
    return true;
  } catch {
    showMessage({ status: 'error', message: t('shell.failed.network'), hidesTopLink: true });
    return false;
  }
}

export interface SendFormOptions<
  Values extends FieldValues,
  Input,
  Answer,
> extends EntryFormOptions<Values, Input> {
  /** Shows valid entries for confirmation instead of sending them (`useConfirmedForm`). */
  review?: ((this: void) => void) | undefined;
  /** The call: `(data) => update.mutateAsync({ data })` of a generated hook. */
  send(this: void, input: NoInfer<Input>, values: NoInfer<Values>): Promise<Answer> | Answer;
  /**
   * Runs after a successful answer. The form stays busy until the returned promise resolves. If the function throws,
   * the form shows that the entries were sent; the next press runs only `onSent` again.
   */
  onSent?(
    this: void,
    answer: NoInfer<Answer>,
    values: NoInfer<Values>,
    form: Pick<EntryForm<NoInfer<Values>>, 'reset' | 'formRef'>,
  ): void | Promise<void>;
  /**
   * Maps an error item to a field if its target (S8) is not the field's name: undefined keeps the target,
   * null shows the message above the form.
   */
  fieldOfItem?: (code: string, target: string) => string | null | undefined;
  /**
   * Runs before the focus moves to the first message, for example to unfold fields. A returned promise is awaited.
   *
   * @param names of the fields that have a message
   * @param error of the call; undefined if the entries were not sent
   */
  onRefused?: (names: readonly string[], error: unknown) => void | Promise<void>;
  /**
   * Handles a refusal that is not about the entries, such as a conflict: nothing was saved, `onSent` does
   * not run, and the form shows no message.
   *
   * @returns whether the refusal was handled
   * @throws another error, which the form then shows as the refusal
   */
  onConflict?(this: void, error: unknown, values: NoInfer<Values>): Promise<boolean>;
  /**
   * The error of a query that the form controls, as in a search. The form shows only the messages of its
   * fields, until the query has another result.
   */
  queryError?: unknown;
}

/** Entries that were sent, with the answer. */
interface SentEntries<Values> {
  values: Values;
  answer: unknown;
}

export interface SendForm<Values extends FieldValues> extends EntryForm<Values> {
  isSending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Submits the form. After a failed `onSent`, runs only `onSent` again. */
  submit: () => void;
  notice: FormNoticeState | undefined;
  noticeRef: RefObject<HTMLDivElement | null>;
}

/**
 * Validates and sends a form. Takes the schema, the rules, the fields and the call; returns the props of the fields
 * and the state for `<SendForm>`. Entries are validated before they are sent (S5), and are sent once per press (S9).
 * The server's messages appear at their fields until the customer corrects the entries (S8). Messages without a control
 * on the page appear above the form. The focus moves to the first message. Entries are never lost.
 *
 * How to make a form: docs/forms.md.
 */
export function useSendForm<Values extends FieldValues, Answer>(
  options: SendFormOptions<Values, Values, Answer> & { toInput?: undefined },
): SendForm<Values>;
export function useSendForm<Values extends FieldValues, Input, Answer>(
  options: SendFormOptions<Values, Input, Answer> & { toInput: (values: NoInfer<Values>) => Input },
): SendForm<Values>;
export function useSendForm<Values extends FieldValues>(
  options: SendFormOptions<Values, unknown, unknown>,
): SendForm<Values> {
  const { fields, review, onSent, onRefused, queryError } = options;
  const form = useEntryForm<Values, unknown>(options);
  const [refusal, setRefusal] = useState<Refusal>();
  const [notice, setNotice] = useState<FormNoticeState>();
  const noticeRef = useRef<HTMLDivElement>(null);
  const sentEntriesRef = useRef<SentEntries<Values>>(undefined);

  const send = (values: Values): unknown =>
    options.send(options.toInput === undefined ? values : options.toInput(values), values);

  const labelFinderFor =
    (values: Values): LabelOf =>
    (target) =>
      labelOf(fields, nearestFieldNameOf(options, target, values) ?? '');

  /**
   * Shows the messages of an error at their fields. Ignores the error if a newer error has arrived while its
   * texts were loading.
   */
  const showMessagesAtFields = async (
    error: unknown,
    values: Values,
    isCurrent = (): boolean => true,
  ): Promise<Refusal | undefined> => {
    if (dispositionOf(error) !== 'caller') return undefined;
    const patterns = specsOf(fields).map(([pattern]) => pattern);
    const messages = await messagesAtFields(error, {
      fieldOf: (target, code) => {
        const name = options.fieldOfItem?.(code, target);
        return name === undefined
          ? nearestFieldNameOf(options, target, values)
          : (name ?? undefined);
      },
      positionOf: (name) => patterns.indexOf(patternOf(name)),
      labelOf: labelFinderFor(values),
      // If the texts do not load, the notice shows that the connection failed.
    }).catch((): MessageAtField[] => []);
    if (!isCurrent()) return undefined;
    const sentEntryOf = (name: string) => ({ name, entry: entryAt(values, name) });
    form.setServerMessages(
      messages.map(({ name, message, otherFields }) => ({
        ...sentEntryOf(name),
        message,
        otherFields: otherFields.map(sentEntryOf),
      })),
    );
    return { error, messages };
  };
  const showRefusal = async (newRefusal: Refusal): Promise<void> => {
    await onRefused?.(
      form.getCurrentErrors().map(({ name }) => name),
      newRefusal.error,
    );
    setRefusal(newRefusal);
  };

  const { submitOnce, isRunning } = useSubmitOnce(async () => {
    form.setServerMessages([]);
    setNotice(undefined);
    form.normaliseAll();
    const outcome: { refused?: Refusal | undefined } = {};
    const onValid = async (values: Values): Promise<void> => {
      if (review !== undefined) {
        review();
        return;
      }
      try {
        // After a failed `onSent`, the same entries are not sent again.
        if (!isSameEntry(sentEntriesRef.current?.values, values))
          sentEntriesRef.current = { values, answer: await send(values) };
      } catch (refusalError) {
        let error: unknown = refusalError;
        try {
          if ((await options.onConflict?.(refusalError, values)) === true) return;
        } catch (conflictError) {
          error = conflictError;
        }
        reportDefect(error);
        outcome.refused = await showMessagesAtFields(error, values);
        return;
      }
      try {
        await onSent?.(sentEntriesRef.current?.answer, values, form);
        sentEntriesRef.current = undefined;
      } catch (error) {
        const hasTexts = await reportFollowUpFailure(error);
        if (hasTexts) outcome.refused = { error: undefined, messages: [], isFollowUpFailure: true };
      }
    };
    await form.handleSubmit(onValid, () => {
      outcome.refused = { error: undefined, messages: [] };
    })();
    if (outcome.refused !== undefined) await showRefusal(outcome.refused);
  });

  const latestRenderRef = useRef({ form, showMessagesAtFields, showRefusal, labelFinderFor });
  useEffect(() => {
    latestRenderRef.current = { form, showMessagesAtFields, showRefusal, labelFinderFor };
  });

  useEffect(() => {
    if (queryError == null) return undefined;
    let isCurrent = true;
    const { showMessagesAtFields: showLatestMessages, form: latestForm } = latestRenderRef.current;
    void showLatestMessages(queryError, latestForm.getValues(), () => isCurrent).then(
      (newRefusal) => {
        if (newRefusal !== undefined && newRefusal.messages.length > 0)
          void latestRenderRef.current.showRefusal({ ...newRefusal, error: undefined });
      },
    );
    return () => {
      isCurrent = false;
      latestRenderRef.current.form.setServerMessages([]);
    };
  }, [queryError]);

  // After rendering, because only then it is known which messages have a control on the page.
  useEffect(() => {
    if (refusal === undefined) return;
    const { form: latestForm, labelFinderFor: labelFinder } = latestRenderRef.current;
    setNotice(noticeOf(refusal, latestForm, labelFinder(latestForm.getValues())));
  }, [refusal]);

  useEffect(() => {
    if (notice === undefined) return;
    focusFirstError(latestRenderRef.current.form, noticeRef.current);
  }, [notice]);

  return {
    ...form,
    isSending: isRunning,
    onSubmit: (event) => {
      event.preventDefault();
      void submitOnce();
    },
    submit: () => void submitOnce(),
    notice,
    noticeRef,
  };
}
