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
import { entryAt, isSameEntry, namesMatching } from './entries.ts';
import { WHOLE_FORM, type Format } from './field-spec.ts';
import { incompleteFieldsIn } from './find-control.ts';
import {
  createServerMessages,
  errorPathOf,
  isIncompleteDateError,
  isFieldPath,
  messageOf,
  nestedErrors,
  useServerMessages,
  fieldNamesOfMessage,
  type ServerMessage,
} from './form-errors.ts';
import {
  validate,
  labelOf,
  specOf,
  specsOf,
  UNSENDABLE_REQUEST,
  type AnySpec,
  type FieldFault,
  type FormRules,
  normaliseEntries,
} from './validate.ts';

export interface EntryFormOptions<Values extends FieldValues, Input> extends FormRules<
  Values,
  Input
> {
  /** The initial entries; later values have no effect (`reset` changes the entries). */
  defaultValues: Values & DefaultValues<Values>;
}

/** The props that all field components share. */
interface CommonFieldProps<Name> {
  name: Name;
  label: string;
  error: string | undefined;
  required: boolean;
}

type TypedField<Name extends string> = CommonFieldProps<Name> &
  UseFormRegisterReturn<Name> &
  NonNullable<Format['inputAttributes']>;

type BoundField<Values extends FieldValues, Name extends string> = CommonFieldProps<Name> & {
  control: Control<Values>;
};

/** An error at a field or of the whole form. */
export interface FormError {
  name: string;
  message: string;
}

export interface EntryForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** The ref of the `<form>`. */
  formRef: RefObject<HTMLFormElement | null>;
  /** The props of TextField, TextArea, DateField and similar components. */
  field: <Name extends FieldPath<Values>>(name: Name) => TypedField<Name>;
  /** The props of SelectChoice, RadioGroup, ListField and similar components. */
  bound: <Name extends FieldPath<Values>>(name: Name) => BoundField<Values, Name>;
  /** The errors in the order of the fields; the errors of the whole form are last. */
  getCurrentErrors: () => FormError[];
  /** Normalises all texts in the fields. */
  normaliseAll: () => void;
  /** Displays the server's messages at their fields until the entries are corrected; replaces earlier messages. */
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
  const formRef = useRef<HTMLFormElement>(null);
  const [serverMessages] = useState(createServerMessages);

  const resolver: Resolver<Values> = async (values, _context, { names = [] }) => {
    const normalisedValues = normaliseEntries(fields, values);
    const incompleteFields = incompleteFieldsIn(formRef.current);
    const faults = validate(options, normalisedValues, (name) => incompleteFields.has(name));
    for (const serverMessage of serverMessages.get()) {
      for (const name of fieldNamesOfMessage(serverMessage, normalisedValues))
        if (!faults.has(name)) faults.set(name, { rule: 'server', message: serverMessage.message });
    }
    if (names.length === 1) clearCorrectedErrors(faults);
    return faults.size === 0
      ? { values: normalisedValues, errors: {} }
      : {
          values: {},
          errors: nestedErrors<Values>(fields, faults),
        };
  };
  const form = useForm<Values>({
    defaultValues: options.defaultValues,
    // `useSendForm` moves the focus instead: in the order of the page, and after collapsed parts were opened.
    shouldFocusError: false,
    resolver,
  });
  const { errors, isSubmitted } = form.formState;
  const { getFieldState, getValues, setValue } = form;

  const isFormPath = (path: string): path is FieldPath<Values> => isFieldPath<Values>(fields, path);

  const errorOfField = (name: string): unknown => {
    const path = errorPathOf(fields, name);
    return isFormPath(path) ? getFieldState(path).error : undefined;
  };
  const getAllNames = (): string[] => {
    const values = getValues();
    const fieldNames = specsOf(fields).flatMap(([pattern]) => namesMatching(pattern, values));
    return [...fieldNames, WHOLE_FORM, UNSENDABLE_REQUEST];
  };
  const getCurrentErrors = (): FormError[] =>
    getAllNames().flatMap((name) => {
      const message = messageOf(errorOfField(name));
      return message === undefined ? [] : { name, message };
    });

  /**
   * Removes the errors that a change of another field has corrected: at the other end of a range, or at the
   * same entry in another row.
   */
  const clearCorrectedErrors = (faults: ReadonlyMap<string, FieldFault>): void => {
    const correctedNames = getAllNames().filter(
      (name) => !faults.has(name) && errorOfField(name) !== undefined,
    );
    if (correctedNames.length > 0)
      form.clearErrors(correctedNames.map((name) => errorPathOf(fields, name)).filter(isFormPath));
  };

  /** Whether a value is a text, for the type of the form library. */
  const isText = (text: unknown): text is FieldPathValue<Values, FieldPath<Values>> =>
    typeof text === 'string';

  const setText = (name: string, text: unknown): void => {
    if (isFormPath(name) && isText(text))
      setValue(name, text, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  const normaliseField = (name: string, normalise: Format['normalise']): void => {
    const entry: unknown = entryAt(getValues(), name);
    const isUnchanged = isSameEntry(entry, entryAt(options.defaultValues, name));
    if (isUnchanged || normalise === undefined || typeof entry !== 'string') return;
    const text = normalise(entry);
    if (text !== entry) setText(name, text);
  };
  const normaliseAll = (): void => {
    const values = getValues();
    const normalisedValues = normaliseEntries(fields, values);
    for (const name of specsOf(fields).flatMap(([pattern]) => namesMatching(pattern, values))) {
      const text = entryAt(normalisedValues, name);
      if (text !== entryAt(values, name)) setText(name, text);
    }
  };

  const setServerMessages = useServerMessages(fields, serverMessages, form);

  const specOfKnownField = (name: string): AnySpec => {
    const spec = specOf(fields, name);
    if (spec === undefined) throw new Error(`The form has no field "${name}".`);
    return spec;
  };
  const commonPropsOf = <Name extends string>(name: Name): CommonFieldProps<Name> => ({
    name,
    required: specOfKnownField(name).required !== undefined,
    label: labelOf(fields, name) ?? '',
    error: messageOf(get(errors, errorPathOf(fields, name))),
  });
  return {
    ...form,
    formRef,
    getCurrentErrors,
    normaliseAll,
    setServerMessages,
    field: (name) => {
      const { format } = specOfKnownField(name);
      const registration = form.register(name);
      return {
        ...format?.inputAttributes,
        ...registration,
        ...commonPropsOf(name),
        onBlur: (event) => {
          normaliseField(name, format?.normalise);
          // The browser reports no change when an incomplete date becomes complete, or empty.
          if (isIncompleteDateError(getFieldState(name).error)) void form.trigger(name);
          return registration.onBlur(event);
        },
      };
    },
    bound: (name) => ({ ...commonPropsOf(name), control: form.control }),
  };
}
