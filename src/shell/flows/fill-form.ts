import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

/** The functions of a form that `fillForm` uses. */
export type FillableForm<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'getValues' | 'setValue'
>;

/**
 * Fills a form with earlier entries. Ignores entries without a field, and entries of another type than the field.
 *
 * @param acceptsEntry whether a field accepts an entry: a select accepts only its options
 * @returns whether any value of the form has changed
 */
export function fillForm<Values extends FieldValues>(
  { getValues, setValue }: FillableForm<Values>,
  entries: Readonly<Record<string, unknown>>,
  acceptsEntry: (name: string, entry: unknown) => boolean = () => true,
): boolean {
  const isField = (name: string): name is FieldPath<Values> => name in getValues();
  /** Whether the entry has the type of the field. The rules of the form validate the value. */
  const isValidEntry = <Name extends FieldPath<Values>>(
    name: Name,
    entry: unknown,
  ): entry is FieldPathValue<Values, Name> =>
    typeof entry === typeof getValues(name) &&
    Array.isArray(entry) === Array.isArray(getValues(name)) &&
    acceptsEntry(name, entry);
  let isFilled = false;
  for (const [name, entry] of Object.entries(entries)) {
    if (!isField(name) || !isValidEntry(name, entry)) continue;
    if (JSON.stringify(getValues(name)) === JSON.stringify(entry)) continue;
    setValue(name, entry, { shouldDirty: true });
    isFilled = true;
  }
  return isFilled;
}
