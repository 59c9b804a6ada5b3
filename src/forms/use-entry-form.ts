import { useRef, useState, type RefObject } from 'react';
import {
  get,
  useForm,
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { entryAt, isSameEntry, namesOf } from './entries.ts';
import { WHOLE_FORM, type Format } from './field-spec.ts';
import { incompleteFieldsIn } from './find-control.ts';
import {
  createServerMessages,
  errorPathOf,
  isIncomplete,
  isFieldPath,
  messageOf,
  nestedErrors,
  useServerMessages,
  validNamesOf,
  type ServerMessage,
} from './form-errors.ts';
import {
  validate,
  labelOf,
  specOf,
  specsOf,
  UNSENDABLE,
  type AnySpec,
  type Finding,
  type FormRules,
  normalised,
} from './validate.ts';

export interface EntryFormOptions<Values extends FieldValues, Input> extends FormRules<
  Values,
  Input
> {
  /** The initial entries; later values have no effect (`reset` changes the entries). */
  defaultValues: Values & DefaultValues<Values>;
}

/** The props of a field's component, except for its entry. */
interface FieldHandle<Name> {
  name: Name;
  label: string;
  error: string | undefined;
  required: boolean;
}

type TypedField<Name extends string> = FieldHandle<Name> &
  UseFormRegisterReturn<Name> &
  NonNullable<Format['input']>;

type BoundField<Values extends FieldValues, Name extends string> = FieldHandle<Name> & {
  control: Control<Values>;
};

/** An error at a field or of the whole form. */
export interface FormError {
  name: string;
  message: string;
}

export interface EntryForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** The ref of the `<form>`. */
  element: RefObject<HTMLFormElement | null>;
  /** For typed entries: spread it into TextField, TextArea, DateField and the like. */
  field: <Name extends FieldPath<Values>>(name: Name) => TypedField<Name>;
  /** For choices and lists of rows: spread it into SelectChoice, RadioGroup, ListField and the like. */
  bound: <Name extends FieldPath<Values>>(name: Name) => BoundField<Values, Name>;
  /** The errors in the order of the fields; those of the whole form are last. */
  currentErrors: () => FormError[];
  /** Normalises every text, also in the displayed fields. */
  normaliseAll: () => void;
  /** Displays the server's messages at their fields until the entries are corrected; replaces earlier ones. */
  setServerMessages: (messages: readonly ServerMessage[]) => void;
}

/**
 * The entries of a form: react-hook-form with the rules of S5, the contract's schema, and the server's
 * messages. The first validation is at the submission. After that, a message disappears as soon as the entry
 * is corrected, also by a change of another field. Screens use `useSendForm`, which also sends the form.
 */
export function useEntryForm<Values extends FieldValues, Input>(
  options: EntryFormOptions<Values, Input>,
): EntryForm<Values> {
  const { fields } = options;
  const element = useRef<HTMLFormElement>(null);
  const [serverMessages] = useState(createServerMessages);

  const resolver: Resolver<Values> = async (values, _context, { names = [] }) => {
    const normalisedValues = normalised(fields, values);
    const halfTyped = incompleteFieldsIn(element.current);
    const findings = validate(options, normalisedValues, (name) => halfTyped.has(name));
    for (const one of serverMessages.get()) {
      for (const name of validNamesOf(one, normalisedValues))
        if (!findings.has(name)) findings.set(name, { rule: 'server', message: one.message });
    }
    if (names.length === 1) clearCorrected(findings);
    return findings.size === 0
      ? { values: normalisedValues, errors: {} }
      : {
          values: {},
          errors: nestedErrors<Values>(fields, findings),
        };
  };
  const form = useForm<Values>({
    defaultValues: options.defaultValues,
    // `useSendForm` moves the focus instead, in the order of the page and after it has opened collapsed
    // parts.
    shouldFocusError: false,
    resolver,
  });
  const { errors, isSubmitted } = form.formState;
  const { getFieldState, getValues, setValue } = form;

  const isPath = (path: string): path is FieldPath<Values> => isFieldPath<Values>(fields, path);

  const errorAt = (name: string): unknown => {
    const path = errorPathOf(fields, name);
    return isPath(path) ? getFieldState(path).error : undefined;
  };
  const allNames = (): string[] => {
    const values = getValues();
    const named = specsOf(fields).flatMap(([pattern]) => namesOf(pattern, values));
    return [...named, WHOLE_FORM, UNSENDABLE];
  };
  const currentErrors = (): FormError[] =>
    allNames().flatMap((name) => {
      const message = messageOf(errorAt(name));
      return message === undefined ? [] : { name, message };
    });

  /**
   * Removes the errors that a change of another field has corrected: at the other end of a range, or at the
   * same entry in another row.
   */
  const clearCorrected = (findings: ReadonlyMap<string, Finding>): void => {
    const corrected = allNames().filter(
      (name) => !findings.has(name) && errorAt(name) !== undefined,
    );
    if (corrected.length > 0)
      form.clearErrors(corrected.map((name) => errorPathOf(fields, name)).filter(isPath));
  };

  /** Whether a value is a text, for the type of the form library. */
  const isText = (text: unknown): text is FieldPathValue<Values, FieldPath<Values>> =>
    typeof text === 'string';

  const setText = (name: string, text: unknown): void => {
    if (isPath(name) && isText(text))
      setValue(name, text, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  const normaliseOne = (name: string, normalise: Format['normalise']): void => {
    const entry: unknown = entryAt(getValues(), name);
    const isAsBefore = isSameEntry(entry, entryAt(options.defaultValues, name));
    if (isAsBefore || normalise === undefined || typeof entry !== 'string') return;
    const text = normalise(entry);
    if (text !== entry) setText(name, text);
  };
  const normaliseAll = (): void => {
    const values = getValues();
    const normalisedValues = normalised(fields, values);
    for (const name of specsOf(fields).flatMap(([pattern]) => namesOf(pattern, values))) {
      const text = entryAt(normalisedValues, name);
      if (text !== entryAt(values, name)) setText(name, text);
    }
  };

  const setServerMessages = useServerMessages(fields, serverMessages, form);

  const known = (name: string): AnySpec => {
    const spec = specOf(fields, name);
    if (spec === undefined) throw new Error(`The form has no field "${name}".`);
    return spec;
  };
  const handleOf = <Name extends string>(name: Name): FieldHandle<Name> => ({
    name,
    required: known(name).required !== undefined,
    label: labelOf(fields, name) ?? '',
    error: messageOf(get(errors, errorPathOf(fields, name))),
  });
  return {
    ...form,
    element,
    currentErrors,
    normaliseAll,
    setServerMessages,
    field: (name) => {
      const { format } = known(name);
      const registered = form.register(name);
      return {
        ...format?.input,
        ...registered,
        ...handleOf(name),
        onBlur: (event) => {
          normaliseOne(name, format?.normalise);
          // The browser reports no change when an incomplete date becomes complete, or empty.
          if (isIncomplete(getFieldState(name).error)) void form.trigger(name);
          return registered.onBlur(event);
        },
      };
    },
    bound: (name) => ({ ...handleOf(name), control: form.control }),
  };
}
