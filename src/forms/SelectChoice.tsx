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
  /** What stands for no choice; it can be taken back where the field is not required. */
  placeholder?: string;
  /** What a choice is called that is no longer offered; its value unless told. */
  nameOf?: (value: string) => string;
}

/** One of many choices, in the browser's own list. Spread `form.bound(name)` into it. */
export function SelectChoice<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  options,
  placeholder,
  nameOf = (value) => value,
  ...rest
}: SelectChoiceProps<Values, Name>) {
  const { field } = useController({ control, name: rest.name });
  const entry: unknown = field.value;
  const value = typeof entry === 'string' ? entry : '';
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <SelectField {...rest} {...field} value={value}>
      <option value="">{placeholder ?? t('form.choose')}</option>
      {/* What was chosen stays, even if it is no longer offered: the rules say what is wrong. */}
      {isKnown ? null : (
        <option value={value} lang={languageOf(nameOf(value))}>
          {nameOf(value)}
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
