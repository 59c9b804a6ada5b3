import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { dispositionOf } from '../../api/errors.ts';
import { entryAt, patternOf } from '../../forms/entries.ts';
import { controlOf, focusControl } from '../../forms/find-control.ts';
import { fieldOf, labelOf, specsOf } from '../../forms/judge.ts';
import {
  useEntryForm,
  type EntryForm,
  type EntryFormOptions,
  type Wrong,
} from '../../forms/use-entry-form.ts';
import { useSubmitOnce } from '../../forms/use-submit-once.ts';
import type { LabelOf } from '../errors/error-texts.ts';
import { tellError, type ToldAt } from './tell-error.ts';

export interface SendFormOptions<
  Values extends FieldValues,
  Input,
  Answer,
> extends EntryFormOptions<Values, Input> {
  /** The call: `(data) => update.mutateAsync({ data })` of a generated hook. */
  send(this: void, input: NoInfer<Input>, values: NoInfer<Values>): Promise<Answer> | Answer;
  /** After an answer without an error; the form is busy until it is done. `form` to `reset` it, for one. */
  onSent?(
    this: void,
    answer: NoInfer<Answer>,
    values: NoInfer<Values>,
    form: Pick<EntryForm<NoInfer<Values>>, 'reset'>,
  ): void | Promise<void>;
  /**
   * Told which fields have a message now, before the focus goes to the first: whatever is not on the page
   * while it is folded, or while what was entered is confirmed, has to come back. A promise is waited for.
   */
  onRefused?: (names: readonly string[]) => void | Promise<void>;
  /**
   * Where what is sent is asked for by a query, as in a search: its error. What it says of the fields is
   * told at them until the query has another answer; all else is said where the answer would stand.
   */
  refusal?: unknown;
}

/** Why a form was not sent, or refused; a new one each time. */
interface Refusal {
  /** Of the call; undefined if the entries were not sent. */
  error: unknown;
  told: readonly ToldAt[];
}

/** What stands above a form. */
export interface FormNoticeState {
  error: unknown;
  /** Targets of the error that are told at their fields. */
  atFields: readonly string[];
  /** What is wrong, and has no control on the page. */
  lost: readonly Wrong[];
  /** What is wrong at the fields, as it was when the form was sent. */
  found: readonly Wrong[];
  /** The names of the form's fields. */
  labelOf: LabelOf;
}

export interface SendForm<Values extends FieldValues> extends EntryForm<Values> {
  isSending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  notice: FormNoticeState | undefined;
  noticeElement: RefObject<HTMLDivElement | null>;
}

/**
 * The one way to send a form. Schema, rules, fields and the call go in; out come the props of its fields
 * and what `<SendForm>` shows. It judges the entries before they are sent (S5), sends them once however
 * often the button is pressed (S9), brings what the answer says to its fields (S8), from where it goes
 * when they are corrected, and puts above the form what has no control on the page. The focus goes to the
 * first field that has a message, or to what stands above. What was typed stays.
 *
 * How a form is made: docs/forms.md.
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
  const { fields, onSent, onRefused, refusal: given } = options;
  const form = useEntryForm<Values, unknown>(options);
  const [refusal, setRefusal] = useState<Refusal>();
  const [notice, setNotice] = useState<FormNoticeState>();
  const noticeElement = useRef<HTMLDivElement>(null);

  const send = (values: Values): unknown =>
    options.send(options.toInput === undefined ? values : options.toInput(values), values);

  const labelIn =
    (values: Values): LabelOf =>
    (target) =>
      labelOf(fields, fieldOf(options, target, values) ?? '');

  /** What an answer says, at its fields; what it says of no field is found in the error itself. */
  const learn = async (error: unknown, values: Values): Promise<Refusal | undefined> => {
    if (dispositionOf(error) !== 'caller') return undefined;
    const patterns = specsOf(fields).map(([pattern]) => pattern);
    const told = await tellError(error, {
      fieldOf: (target) => fieldOf(options, target, values),
      placeOf: (name) => patterns.indexOf(patternOf(name)),
      labelOf: labelIn(values),
      // Without its texts the notice says that the connection failed.
    }).catch((): ToldAt[] => []);
    const sent = (name: string) => ({ name, entry: entryAt(values, name) });
    form.tell(
      told.map(({ name, message, others }) => ({
        ...sent(name),
        message,
        others: others.map(sent),
      })),
    );
    return { error, told };
  };
  const show = async (found: Refusal): Promise<void> => {
    const isBack = onRefused?.(form.wrong().map(({ name }) => name));
    if (isBack !== undefined) await isBack;
    setRefusal(found);
  };

  const { run, isRunning } = useSubmitOnce(async () => {
    form.tell([]);
    setNotice(undefined);
    form.tidyAll();
    const outcome: { refused?: Refusal | undefined } = {};
    const onValid = async (values: Values): Promise<void> => {
      let answer: unknown;
      try {
        answer = await send(values);
      } catch (error) {
        outcome.refused = await learn(error, values);
        return;
      }
      await onSent?.(answer, values, form);
    };
    await form.handleSubmit(onValid, () => {
      outcome.refused = { error: undefined, told: [] };
    })();
    if (outcome.refused !== undefined) await show(outcome.refused);
  });

  const latest = useRef({ form, learn, show, labelIn });
  useEffect(() => {
    latest.current = { form, learn, show, labelIn };
  });

  useEffect(() => {
    if (given == null) return undefined;
    let isCurrent = true;
    const { learn: learnNow, form: now } = latest.current;
    void learnNow(given, now.getValues()).then((found) => {
      if (isCurrent && found !== undefined && found.told.length > 0)
        void latest.current.show({ ...found, error: undefined });
    });
    return () => {
      isCurrent = false;
      latest.current.form.tell([]);
    };
  }, [given]);

  // With the messages on the page: only now it can be seen which of them have a control there.
  useEffect(() => {
    if (refusal === undefined) return;
    const { element, wrong, getValues } = latest.current.form;
    const isLost = (name: string): boolean => controlOf(element.current, [name]) === undefined;
    const told = new Set(refusal.told.map(({ name }) => name));
    const all = wrong();
    setNotice({
      error: refusal.error,
      atFields: refusal.told.flatMap(({ name, targets }) => (isLost(name) ? [] : targets)),
      lost: all.filter(({ name }) => isLost(name) && !told.has(name)),
      found: all.filter(({ name }) => !isLost(name)),
      labelOf: latest.current.labelIn(getValues()),
    });
  }, [refusal]);

  useEffect(() => {
    if (notice === undefined) return;
    const { element, wrong } = latest.current.form;
    const first = controlOf(
      element.current,
      wrong().map(({ name }) => name),
    );
    if (first === undefined) noticeElement.current?.focus();
    else focusControl(first);
  }, [notice]);

  return {
    ...form,
    isSending: isRunning,
    onSubmit: (event) => {
      event.preventDefault();
      void run();
    },
    notice,
    noticeElement,
  };
}
