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
import { halfTypedIn } from './find-control.ts';
import {
  errorPlaceOf,
  heldBy,
  isIncomplete,
  isPlaceOf,
  messageOf,
  nestedErrors,
  type Told,
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
  tidied,
} from './validate.ts';
import { toldList, useTold } from './use-told.ts';

export interface EntryFormOptions<Values extends FieldValues, Input> extends FormRules<
  Values,
  Input
> {
  /** What stands in the form at first; a later one changes nothing (`reset` does). */
  defaultValues: Values & DefaultValues<Values>;
}

/** What a part needs to know of its field, besides its entry. */
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

/** One thing that is wrong, at a field or with the form itself. */
export interface Wrong {
  name: string;
  message: string;
}

export interface EntryForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** Goes to the `<form>`. */
  element: RefObject<HTMLFormElement | null>;
  /** For what is typed: spread it into TextField, TextArea, DateField and their like. */
  field: <Name extends FieldPath<Values>>(name: Name) => TypedField<Name>;
  /** For what is chosen, ticked or a list of rows: spread it into SelectChoice, RadioGroup, ListField and their like. */
  bound: <Name extends FieldPath<Values>>(name: Name) => BoundField<Values, Name>;
  /** What is wrong at this moment, in the order of the fields; last what is about the form itself. */
  wrong: () => Wrong[];
  /** Makes every text regular, and shows it so. */
  tidyAll: () => void;
  /** What an answer said, at its fields, until what it is about is corrected; it replaces an earlier one. */
  tell: (told: readonly Told[]) => void;
}

/**
 * The entries of a form: react-hook-form with S5's rules, the contract's schema, and what an answer said.
 * FormRules when the form is sent; from then on a message goes as soon as what it is about is mended,
 * wherever that was. Screens use `useSendForm`, which sends it, too.
 */
export function useEntryForm<Values extends FieldValues, Input>(
  options: EntryFormOptions<Values, Input>,
): EntryForm<Values> {
  const { fields } = options;
  const element = useRef<HTMLFormElement>(null);
  const [told] = useState(toldList);

  const resolver: Resolver<Values> = async (values, _context, { names = [] }) => {
    const now = tidied(fields, values);
    const halfTyped = halfTypedIn(element.current);
    const found = validate(options, now, (name) => halfTyped.has(name));
    for (const one of told.now()) {
      for (const name of heldBy(one, now))
        if (!found.has(name)) found.set(name, { rule: 'told', message: one.message });
    }
    if (names.length === 1) clearMended(found);
    return found.size === 0
      ? { values: now, errors: {} }
      : {
          values: {},
          errors: nestedErrors<Values>(fields, found),
        };
  };
  const form = useForm<Values>({
    defaultValues: options.defaultValues,
    // By the order of the page, and unfolded first: the sender does it.
    shouldFocusError: false,
    resolver,
  });
  const { errors, isSubmitted } = form.formState;
  const { getFieldState, getValues, setValue } = form;

  const isPlace = (place: string): place is FieldPath<Values> => isPlaceOf<Values>(fields, place);

  const errorAt = (name: string): unknown => {
    const place = errorPlaceOf(fields, name);
    return isPlace(place) ? getFieldState(place).error : undefined;
  };
  const judgedNames = (): string[] => {
    const values = getValues();
    const named = specsOf(fields).flatMap(([pattern]) => namesOf(pattern, values));
    return [...named, WHOLE_FORM, UNSENDABLE];
  };
  const wrong = (): Wrong[] =>
    judgedNames().flatMap((name) => {
      const message = messageOf(errorAt(name));
      return message === undefined ? [] : { name, message };
    });

  /** One entry may mend what is said at another: the end of a range, the double of a row. */
  const clearMended = (found: ReadonlyMap<string, Finding>): void => {
    const mended = judgedNames().filter((name) => !found.has(name) && errorAt(name) !== undefined);
    if (mended.length > 0)
      form.clearErrors(mended.map((name) => errorPlaceOf(fields, name)).filter(isPlace));
  };

  /** The same for a text, which stands where a text stood. */
  const isText = (text: unknown): text is FieldPathValue<Values, FieldPath<Values>> =>
    typeof text === 'string';

  const setText = (name: string, text: unknown): void => {
    if (isPlace(name) && isText(text))
      setValue(name, text, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  const tidyOne = (name: string, tidy: Format['tidy']): void => {
    const entry: unknown = entryAt(getValues(), name);
    const isAsBefore = isSameEntry(entry, entryAt(options.defaultValues, name));
    if (isAsBefore || tidy === undefined || typeof entry !== 'string') return;
    const text = tidy(entry);
    if (text !== entry) setText(name, text);
  };
  const tidyAll = (): void => {
    const values = getValues();
    const now = tidied(fields, values);
    for (const name of specsOf(fields).flatMap(([pattern]) => namesOf(pattern, values))) {
      const text = entryAt(now, name);
      if (text !== entryAt(values, name)) setText(name, text);
    }
  };

  const tell = useTold(fields, told, form);

  const known = (name: string): AnySpec => {
    const spec = specOf(fields, name);
    if (spec === undefined) throw new Error(`The form has no field "${name}".`);
    return spec;
  };
  const handleOf = <Name extends string>(name: Name): FieldHandle<Name> => ({
    name,
    required: known(name).required !== undefined,
    label: labelOf(fields, name) ?? '',
    error: messageOf(get(errors, errorPlaceOf(fields, name))),
  });
  return {
    ...form,
    element,
    wrong,
    tidyAll,
    tell,
    field: (name) => {
      const { format } = known(name);
      const registered = form.register(name);
      return {
        ...format?.input,
        ...registered,
        ...handleOf(name),
        onBlur: (event) => {
          tidyOne(name, format?.tidy);
          // A date that was half typed becomes whole, or empty, without a word of the browser.
          if (isIncomplete(getFieldState(name).error)) void form.trigger(name);
          return registered.onBlur(event);
        },
      };
    },
    bound: (name) => ({ ...handleOf(name), control: form.control }),
  };
}
