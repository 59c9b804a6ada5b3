import { useImperativeHandle, type Ref } from 'react';
import { searchBillsParamsKeywordMax } from '../../../../generated/zod/schemas/searchBillsParams.zod.ts';
import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import { t } from '../../../i18n/i18n.ts';
import { SendForm } from '../../../shell/forms/SendForm.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ConditionField } from './ConditionField.tsx';
import { NO_CONDITION } from './condition.ts';
import {
  CONDITIONS,
  FIELDS,
  type BillCondition,
  type Condition,
  type ConditionName,
} from './conditions.ts';
import type { QuickChoice } from './quick-choices.ts';
import { entriesOf, entryOf, type SearchEntry } from './search-entry.ts';
import { useFold } from './use-fold.ts';
import { useSearchForm } from './use-search-form.ts';
import styles from './Search.module.css';

/** What the panel can ask of its form. */
export interface SearchFormHandle {
  /** Searches with a change, as if it had been typed: what else was typed counts, too, and is judged. */
  choose: (change: QuickChoice['change']) => void;
  focusFirst: () => void;
}

export interface SearchFormProps {
  /** What the list shows. */
  condition: BillCondition;
  /** Undefined until the API has said what there is to choose from. */
  options: BillSearchOptions | undefined;
  /** Whether bills have a payment due date to search by. */
  hasPaymentDueDates: boolean;
  /** Why the search was refused, if it was: what is about a field is said at the field (S8). */
  refusal: unknown;
  onSearch: (entry: SearchEntry) => void;
  /** Some field has a message now: whatever the form is folded away in has to open. */
  onRefused: () => void;
  ref?: Ref<SearchFormHandle>;
}

const namesAt = (place: Condition['place']): ConditionName[] =>
  FIELDS.filter(([, condition]) => condition.place === place).map(([name]) => name);
const FOLDED: readonly string[] = namesAt('more');
const isFolded = (name: string): boolean => FOLDED.includes(name);
/** In the order in which they stand on the page. */
const NAMES = [...namesAt('main'), ...namesAt('more')];

/** The fields of the search, and its button. */
export function SearchForm({
  condition,
  options,
  hasPaymentDueDates,
  refusal,
  onSearch,
  onRefused,
  ref,
}: SearchFormProps) {
  const keywordLimit = options?.keywordLimit ?? searchBillsParamsKeywordMax;
  const more = useFold();
  const form = useSearchForm({
    condition,
    keywordLimit,
    refusal,
    onSearch,
    onRefused: (wrong) => {
      onRefused();
      if (wrong.some(isFolded)) more.set(true);
    },
  });
  const { element, getValues, reset } = form;
  const focusFirst = (): void =>
    element.current?.querySelector<HTMLElement>(`[name="${NAMES[0]}"]`)?.focus();

  useImperativeHandle(ref, () => ({
    choose: (change) => {
      // The fields show it at once: a day that was half typed there is none any more when they are judged.
      reset({ ...getValues(), ...entriesOf(change) }, { keepFieldsRef: true });
      element.current?.requestSubmit();
    },
    focusFirst,
  }));

  const fieldsAt = (place: Condition['place']) =>
    CONDITIONS.filter(
      (entry) => entry.place === place && (hasPaymentDueDates || entry.isOfPaymentDue !== true),
    ).map((entry) => (
      <ConditionField
        key={entry.name}
        condition={entry}
        form={form}
        options={options}
        keywordLimit={keywordLimit}
      />
    ));

  return (
    <SendForm form={form} className={styles.form} autoComplete="off">
      <div className={styles.main}>{fieldsAt('main')}</div>
      <div className={styles.more}>
        <Disclosure summary={t('bills.search.more')} open={more.isOpen} onToggle={more.set}>
          {more.hasBeenOpen ? <div className={styles.extra}>{fieldsAt('more')}</div> : null}
        </Disclosure>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            reset(entryOf(NO_CONDITION));
            focusFirst();
          }}
        >
          {t('bills.search.reset')}
        </Button>
      </div>
      <Button
        className={styles.submit}
        type="submit"
        variant="primary"
        icon={<Icon name="search" />}
      >
        {t('bills.search.submit')}
      </Button>
    </SendForm>
  );
}
