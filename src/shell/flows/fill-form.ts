import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

/** What filling a form needs of it. */
export type FillableForm<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'getValues' | 'setValue'
>;

/**
 * Fills a form with entries of before. What is no field of it any more is left out, and what is of
 * another kind than what stands there: a text for a list.
 *
 * @param accepts whether a field can hold an entry, such as one of the options it offers
 * @returns whether that changed anything
 */
export function fillForm<Values extends FieldValues>(
  { getValues, setValue }: FillableForm<Values>,
  entries: Readonly<Record<string, unknown>>,
  accepts: (name: string, entry: unknown) => boolean = () => true,
): boolean {
  const isField = (name: string): name is FieldPath<Values> => name in getValues();
  /** Of the kind that stands there. What it says, the form's rules judge. */
  const fits = <Name extends FieldPath<Values>>(
    name: Name,
    entry: unknown,
  ): entry is FieldPathValue<Values, Name> =>
    typeof entry === typeof getValues(name) &&
    Array.isArray(entry) === Array.isArray(getValues(name)) &&
    accepts(name, entry);
  let isFilled = false;
  for (const [name, entry] of Object.entries(entries)) {
    if (!isField(name) || !fits(name, entry)) continue;
    if (JSON.stringify(getValues(name)) === JSON.stringify(entry)) continue;
    setValue(name, entry, { shouldDirty: true });
    isFilled = true;
  }
  return isFilled;
}
