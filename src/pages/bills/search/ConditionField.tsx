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
  spec: ConditionSpec;
  form: SendForm<SearchEntries>;
  options: BillSearchOptions | undefined;
  /** Maximum number of keywords that the API accepts. */
  keywordLimit: number;
  /** On a phone, the placeholder replaces the visible label. */
  isPhone: boolean;
}

export function ConditionField(props: ConditionFieldProps) {
  const { spec, form, options } = props;
  switch (spec.kind) {
    case 'keywords': {
      const hint = t('bills.search.keywordHint', { count: props.keywordLimit });
      return (
        <TextField
          {...form.field(spec.name)}
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
          {...form.bound(spec.name)}
          className={styles.oneOf}
          options={choicesOf(spec, options)}
          placeholder={spec.getNoConditionLabel()}
          labelOf={(value) => labelOf(spec, value, options)}
        />
      );
    case 'anyOf': {
      // If the API has returned no choices, there is no field.
      const choices = choicesOf(spec, options);
      return choices.length === 0 ? null : (
        <CheckboxChoices {...form.bound(spec.name)} options={choices} isRow />
      );
    }
    case 'flag':
      return <CheckboxField {...form.bound(spec.name)} />;
    default:
      return (
        <RangeField
          legend={t(`bills.search.${spec.name}`)}
          from={form.field(spec.from)}
          to={form.field(spec.to)}
          {...(spec.kind === 'dateRange' ? { type: 'date' } : { unit: '¥', inputMode: 'numeric' })}
        />
      );
  }
}
