import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { t } from '../i18n/i18n.ts';
import { languageOf } from '../lib/text-language.ts';
import type { Choice, ChoiceProps } from './Choices.tsx';
import { SelectField } from './SelectField.tsx';

export interface SelectChoiceProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
> extends ChoiceProps<Values, Name> {
  options: readonly Choice[];
  /** The text of the blank option. */
  placeholder?: string;
  /** The label of a chosen value that is no longer offered; the value itself by default. */
  labelOf?: (value: string) => string;
}

/** A native select for many choices. Spread `form.bound(name)` into it. */
export function SelectChoice<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  options,
  placeholder,
  labelOf = (value) => value,
  ...selectProps
}: SelectChoiceProps<Values, Name>) {
  const { field } = useController({ control, name: selectProps.name });
  const entry: unknown = field.value;
  const value = typeof entry === 'string' ? entry : '';
  const isOffered = value === '' || options.some((option) => option.value === value);
  return (
    <SelectField {...selectProps} {...field} value={value}>
      <option value="">{placeholder ?? t('form.choose')}</option>
      {/* A chosen value stays, even if it is no longer offered: the rules report it. */}
      {isOffered ? null : (
        <option value={value} lang={languageOf(labelOf(value))}>
          {labelOf(value)}
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value} lang={languageOf(option.label)}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}
