import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import { CheckboxChoices, CheckboxField } from '../../../forms/Choices.tsx';
import { RangeField } from '../../../forms/RangeField.tsx';
import { SelectChoice } from '../../../forms/SelectChoice.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { t } from '../../../i18n/i18n.ts';
import type { SendForm } from '../../../shell/forms/use-send-form.ts';
import { choicesOf, labelOf, type ConditionSpec } from './conditions.ts';
import type { SearchEntries } from './search-entries.ts';
import styles from './Search.module.css';

export interface ConditionFieldProps {
  condition: ConditionSpec;
  form: SendForm<SearchEntries>;
  options: BillSearchOptions | undefined;
  /** Number of keywords that the API accepts. */
  keywordLimit: number;
  /** On a phone, the placeholder replaces the visible label. */
  isPhone: boolean;
}

export function ConditionField(props: ConditionFieldProps) {
  const { condition, form, options } = props;
  switch (condition.kind) {
    case 'keywords': {
      const hint = t('bills.search.keywordHint', { count: props.keywordLimit });
      return (
        <TextField
          {...form.field(condition.name)}
          type="search"
          className={styles.keywords}
          description={hint}
          placeholder={props.isPhone ? t('bills.search.keyword') : hint}
          enterKeyHint="search"
        />
      );
    }
    case 'oneOf':
      return (
        <SelectChoice
          {...form.bound(condition.name)}
          className={styles.oneOf}
          options={choicesOf(condition, options)}
          placeholder={condition.noConditionLabel()}
          labelOf={(value) => labelOf(condition, value, options)}
        />
      );
    case 'anyOf': {
      // Without choices of the API, there is no field.
      const choices = choicesOf(condition, options);
      return choices.length === 0 ? null : (
        <CheckboxChoices {...form.bound(condition.name)} options={choices} isRow />
      );
    }
    case 'flag':
      return <CheckboxField {...form.bound(condition.name)} />;
    default:
      return (
        <RangeField
          legend={t(`bills.search.${condition.name}`)}
          from={form.field(condition.from)}
          to={form.field(condition.to)}
          {...(condition.kind === 'dateRange'
            ? { type: 'date' }
            : { unit: '¥', inputMode: 'numeric' })}
        />
      );
  }
}
