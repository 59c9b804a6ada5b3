import type { BillSearchOptions } from '../../../generated/model/billSearchOptions.ts';
import { Checkbox, CheckboxGroup } from '../../forms/CheckboxGroup.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { t } from '../../i18n/i18n.ts';
import { RangeField } from './RangeField.tsx';
import type { SearchEntry } from './search-entry.ts';
import styles from './SearchPanel.module.css';

export interface MoreConditionsProps {
  entry: SearchEntry;
  options: BillSearchOptions | undefined;
  errorFrom: string | undefined;
  errorTo: string | undefined;
  onChange: (part: Partial<SearchEntry>) => void;
}

/** The folded part: days of issue, item, types, statuses. All of them combine with what stands above (S2). */
export function MoreConditions({
  entry,
  options,
  errorFrom,
  errorTo,
  onChange,
}: MoreConditionsProps) {
  const toggled = (chosen: readonly string[], id: string, checked: boolean): string[] =>
    checked ? [...chosen, id] : chosen.filter((other) => other !== id);
  return (
    <div className={styles.extra}>
      <RangeField
        legend={t('bills.search.publicationDate')}
        type="date"
        from={{
          name: 'publicationDateFrom',
          label: t('bills.search.publicationDateFrom'),
          value: entry.publicationDateFrom,
          error: errorFrom,
        }}
        to={{
          name: 'publicationDateTo',
          label: t('bills.search.publicationDateTo'),
          value: entry.publicationDateTo,
          error: errorTo,
        }}
        onChange={(name, value) => onChange({ [name]: value })}
      />
      <SelectField
        name="searchTargetId"
        label={t('bills.search.searchTargetId')}
        value={entry.searchTargetId}
        onChange={(event) => onChange({ searchTargetId: event.target.value })}
      >
        <option value="">{t('bills.search.allTargets')}</option>
        {options?.searchTargets.map(({ searchTargetId, name }) => (
          <option key={searchTargetId} value={searchTargetId}>
            {name}
          </option>
        ))}
      </SelectField>
      {options === undefined || options.billTypes.length === 0 ? null : (
        <CheckboxGroup legend={t('bills.search.billTypeId')}>
          {options.billTypes.map(({ billTypeId, name }) => (
            <Checkbox
              key={billTypeId}
              name="billTypeId"
              label={name}
              checked={entry.billTypeId.includes(billTypeId)}
              onChange={(event) =>
                onChange({
                  billTypeId: toggled(entry.billTypeId, billTypeId, event.target.checked),
                })
              }
            />
          ))}
        </CheckboxGroup>
      )}
      {options === undefined || options.statuses.length === 0 ? null : (
        <CheckboxGroup legend={t('bills.search.statusId')}>
          {options.statuses.map(({ statusId, name }) => (
            <Checkbox
              key={statusId}
              name="statusId"
              label={name}
              checked={entry.statusId.includes(statusId)}
              onChange={(event) =>
                onChange({ statusId: toggled(entry.statusId, statusId, event.target.checked) })
              }
            />
          ))}
        </CheckboxGroup>
      )}
    </div>
  );
}
