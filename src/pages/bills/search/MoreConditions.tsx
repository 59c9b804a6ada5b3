import { Controller, type UseFormReturn } from 'react-hook-form';
import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import { Checkbox, CheckboxGroup } from '../../../forms/CheckboxGroup.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { t } from '../../../i18n/i18n.ts';
import type { FieldErrors } from '../../../shell/errors/use-field-errors.ts';
import { RangeField } from './RangeField.tsx';
import type { SearchEntry } from './search-entry.ts';
import styles from './SearchPanel.module.css';

export interface MoreConditionsProps {
  form: UseFormReturn<SearchEntry>;
  options: BillSearchOptions | undefined;
  /** What the API has said of a field. */
  told: FieldErrors<keyof SearchEntry>;
}

/** The folded part: days of issue, item, types, statuses. All of them combine with what stands above (S2). */
export function MoreConditions({ form, options, told }: MoreConditionsProps) {
  const { control, register } = form;
  const { errors } = form.formState;
  return (
    <div className={styles.extra}>
      <RangeField
        legend={t('bills.search.publicationDate')}
        type="date"
        from={{
          ...register('publicationDateFrom'),
          label: t('bills.search.publicationDateFrom'),
          error: errors.publicationDateFrom?.message ?? told.publicationDateFrom,
        }}
        to={{
          ...register('publicationDateTo', { deps: ['publicationDateFrom'] }),
          label: t('bills.search.publicationDateTo'),
          error: errors.publicationDateTo?.message ?? told.publicationDateTo,
        }}
      />
      <Controller
        name="searchTargetId"
        control={control}
        render={({ field }) => (
          <SelectField
            {...field}
            label={t('bills.search.searchTargetId')}
            error={told.searchTargetId}
          >
            <option value="">{t('bills.search.allTargets')}</option>
            {options?.searchTargets.map(({ searchTargetId, name }) => (
              <option key={searchTargetId} value={searchTargetId}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      />
      <Boxes
        form={form}
        name="billTypeId"
        told={told.billTypeId}
        legend={t('bills.search.billTypeId')}
        choices={options?.billTypes.map(({ billTypeId: id, name: label }) => ({ id, label }))}
      />
      <Boxes
        form={form}
        name="statusId"
        told={told.statusId}
        legend={t('bills.search.statusId')}
        choices={options?.statuses.map(({ statusId: id, name: label }) => ({ id, label }))}
      />
    </div>
  );
}

interface BoxesProps {
  form: UseFormReturn<SearchEntry>;
  name: 'billTypeId' | 'statusId';
  legend: string;
  told: string | undefined;
  choices: readonly { id: string; label: string | null }[] | undefined;
}

/** Any of several, as a list of their ids: the API may offer a single one, or none. */
function Boxes({ form, name, legend, told, choices = [] }: BoxesProps) {
  if (choices.length === 0) return null;
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field: { value: chosen, onChange, onBlur }, fieldState }) => (
        <CheckboxGroup legend={legend} error={fieldState.error?.message ?? told}>
          {choices.map(({ id, label }) => (
            <Checkbox
              key={id}
              name={name}
              label={label}
              checked={chosen.includes(id)}
              onBlur={onBlur}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
          ))}
        </CheckboxGroup>
      )}
    />
  );
}
