import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { dispositionOf } from '../../api/errors.ts';
import { entryAt, isSameEntry, patternOf } from '../../forms/entries.ts';
import { fieldOf, labelOf, specsOf } from '../../forms/judge.ts';
import { useEntryForm, type EntryForm, type EntryFormOptions } from '../../forms/use-entry-form.ts';
import { useSubmitOnce } from '../../forms/use-submit-once.ts';
import type { LabelOf } from '../errors/error-texts.ts';
import { focusOnWrong, noticeOf, type FormNoticeState, type Refusal } from './form-notice.ts';
import { tellDefect, tellUnfinished } from './tell-defect.ts';
import { tellError, type ToldAt } from './tell-error.ts';

export interface SendFormOptions<
  Values extends FieldValues,
  Input,
  Answer,
> extends EntryFormOptions<Values, Input> {
  /** The call: `(data) => update.mutateAsync({ data })` of a generated hook. */
  send(this: void, input: NoInfer<Input>, values: NoInfer<Values>): Promise<Answer> | Answer;
  /**
   * After an answer without an error; the form is busy until it is done, and for ever if that never ends,
   * as where the page is left. `form` to `reset` it, for one. If it throws, the customer is told that the
   * entries were sent, and the next press of the same entries does the rest without sending them again.
   */
  onSent?(
    this: void,
    answer: NoInfer<Answer>,
    values: NoInfer<Values>,
    form: Pick<EntryForm<NoInfer<Values>>, 'reset'>,
  ): void | Promise<void>;
  /**
   * The field that an item of an answer is about, where its target (S8) means another of the same name;
   * undefined if it means the field of that name, null if it is said above the form.
   */
  fieldOfItem?: (code: string, target: string) => string | null | undefined;
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

/** Entries that were sent, with what came of it. */
interface Sent<Values> {
  values: Values;
  answer: unknown;
}

export interface SendForm<Values extends FieldValues> extends EntryForm<Values> {
  isSending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Goes on after a press whose entries were sent and whose rest failed. */
  goOn: () => void;
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
  const sent = useRef<Sent<Values>>(undefined);

  const send = (values: Values): unknown =>
    options.send(options.toInput === undefined ? values : options.toInput(values), values);

  const labelIn =
    (values: Values): LabelOf =>
    (target) =>
      labelOf(fields, fieldOf(options, target, values) ?? '');

  /**
   * What an answer says, at its fields; what it says of no field is found in the error itself. Nothing of one that
   * another has overtaken while its words were on their way.
   */
  const learn = async (
    error: unknown,
    values: Values,
    isWanted = (): boolean => true,
  ): Promise<Refusal | undefined> => {
    if (dispositionOf(error) !== 'caller') return undefined;
    const patterns = specsOf(fields).map(([pattern]) => pattern);
    const told = await tellError(error, {
      fieldOf: (target, code) => {
        const name = options.fieldOfItem?.(code, target);
        return name === undefined ? fieldOf(options, target, values) : (name ?? undefined);
      },
      placeOf: (name) => patterns.indexOf(patternOf(name)),
      labelOf: labelIn(values),
      // Without its texts the notice says that the connection failed.
    }).catch((): ToldAt[] => []);
    if (!isWanted()) return undefined;
    const asSent = (name: string) => ({ name, entry: entryAt(values, name) });
    form.tell(
      told.map(({ name, message, others }) => ({
        ...asSent(name),
        message,
        others: others.map(asSent),
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
      try {
        // What was sent already is not sent again, unless it was changed since.
        if (!isSameEntry(sent.current?.values, values))
          sent.current = { values, answer: await send(values) };
      } catch (error) {
        tellDefect(error);
        outcome.refused = await learn(error, values);
        return;
      }
      try {
        await onSent?.(sent.current?.answer, values, form);
        sent.current = undefined;
      } catch (error) {
        const isTold = await tellUnfinished(error);
        if (isTold) outcome.refused = { error: undefined, told: [], isSent: true };
      }
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
    void learnNow(given, now.getValues(), () => isCurrent).then((found) => {
      if (found !== undefined && found.told.length > 0)
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
    const { form: now, labelIn: labelNow } = latest.current;
    setNotice(noticeOf(refusal, now, labelNow(now.getValues())));
  }, [refusal]);

  useEffect(() => {
    if (notice === undefined) return;
    focusOnWrong(latest.current.form, noticeElement.current);
  }, [notice]);

  return {
    ...form,
    isSending: isRunning,
    onSubmit: (event) => {
      event.preventDefault();
      void run();
    },
    goOn: () => void run(),
    notice,
    noticeElement,
  };
}
