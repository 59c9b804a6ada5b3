import { Controller, type UseFormReturn } from 'react-hook-form';
import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import { Checkbox, CheckboxGroup } from '../../../forms/CheckboxGroup.tsx';
import { RangeField } from '../../../forms/RangeField.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { t } from '../../../i18n/i18n.ts';
import {
  choicesOf,
  labelOf,
  type AnyOf,
  type Choice,
  type Condition,
  type ConditionName,
  type OneOf,
  type Range,
} from './conditions.ts';
import { textsOf } from './condition-values.ts';
import type { SearchEntry } from './search-entry.ts';

interface FieldProps<Entry extends Condition> {
  condition: Entry;
  form: UseFormReturn<SearchEntry>;
  options: BillSearchOptions | undefined;
  /** What is wrong with a field, by the form's own rules or by the API's word. */
  errorOf: (name: ConditionName) => string | undefined;
}

export interface ConditionFieldProps extends FieldProps<Condition> {
  /** Number of words that the API takes. */
  keywordLimit: number;
}

/** A condition of the search as it is entered, by its kind. */
export function ConditionField({ keywordLimit, ...props }: ConditionFieldProps) {
  const { condition, form, errorOf } = props;
  switch (condition.kind) {
    case 'words':
      return (
        <TextField
          {...form.register(condition.name)}
          type="search"
          label={t(`bills.search.${condition.name}`)}
          placeholder={t('bills.search.keywordHint', { count: keywordLimit })}
          error={errorOf(condition.name)}
          enterKeyHint="search"
        />
      );
    case 'oneOf':
      return <OneOfField {...props} condition={condition} />;
    case 'anyOf':
      return <AnyOfField {...props} condition={condition} />;
    default:
      return <BetweenField {...props} condition={condition} />;
  }
}

/** The choices, and the chosen one even if it is not among them (any more). */
function OneOfField({ condition, form, options, errorOf }: FieldProps<OneOf>) {
  const { name } = condition;
  const choices = choicesOf(condition, options);
  const withChosen = (value: unknown): readonly Choice[] =>
    typeof value !== 'string' || value === '' || choices.some((choice) => choice.value === value)
      ? choices
      : [{ value, label: labelOf(condition, value, options) }, ...choices];
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field }) => (
        <SelectField {...field} label={t(`bills.search.${name}`)} error={errorOf(name)}>
          <option value="">{condition.noneLabel()}</option>
          {withChosen(field.value).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
    />
  );
}

/** Boxes, as a list of their values: the API may offer a single one, or none. */
function AnyOfField({ condition, form, options, errorOf }: FieldProps<AnyOf>) {
  const { name } = condition;
  const choices = choicesOf(condition, options);
  if (choices.length === 0) return null;
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field: { value: ticked, onChange, onBlur } }) => {
        const others = (value: string): string[] =>
          textsOf(ticked).filter((other) => other !== value);
        return (
          <CheckboxGroup legend={t(`bills.search.${name}`)} error={errorOf(name)}>
            {choices.map(({ value, label }) => (
              <Checkbox
                key={value}
                name={name}
                label={label}
                checked={textsOf(ticked).includes(value)}
                onBlur={onBlur}
                onChange={({ target }) =>
                  onChange(target.checked ? [...others(value), value] : others(value))
                }
              />
            ))}
          </CheckboxGroup>
        );
      }}
    />
  );
}

/** Both ends; when one is mended, the order of the two is judged anew. */
function BetweenField({ condition, form, errorOf }: FieldProps<Range>) {
  const { kind, name, from, to } = condition;
  const saidOf = (end: ConditionName) => ({
    label: t(`bills.search.${end}`),
    error: errorOf(end),
  });
  return (
    <RangeField
      legend={t(`bills.search.${name}`)}
      from={{ ...form.register(from), ...saidOf(from) }}
      to={{ ...form.register(to, { deps: [from] }), ...saidOf(to) }}
      {...(kind === 'days' ? { type: 'date' } : { unit: '¥', inputMode: 'numeric' })}
    />
  );
}
