import { memo, useCallback, useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import { t } from '../../../i18n/i18n.ts';
import { isNarrow } from '../../../ui/use-is-narrow.ts';
import type { BillCondition } from './conditions.ts';
import type { QuickChoice } from './quick-choices.ts';
import { conditionOf, changedEntriesOf, entryOf, type SearchEntry } from './search-entry.ts';
import { FormOutline, LaterSearchForm } from './LaterSearchForm.tsx';
import type { SearchFormHandle } from './SearchForm.tsx';

export interface SearchPanelHandle {
  /** Moves the focus to the first field. */
  focus: () => void;
  /** Searches with a quick choice. */
  choose: (change: QuickChoice['change']) => void;
}

export interface SearchPanelProps {
  /** The condition of the displayed list. */
  condition: BillCondition;
  /** Undefined until the API has returned the choices. */
  options: BillSearchOptions | undefined;
  /** Whether bills have a payment due date to search by. */
  hasPaymentDueDates: boolean;
  /** The error of a refused search. Messages about a field appear at the field (S8). */
  refusal: unknown;
  /** The list is painted, or has failed. On a phone, the form is loaded only then. */
  isAfterList: boolean;
  onSearch: (condition: BillCondition) => void;
  ref?: Ref<SearchPanelHandle>;
}

/** The search form, and its outline until its code is loaded. */
export const SearchPanel = memo(function SearchPanel({
  condition,
  hasPaymentDueDates,
  options,
  refusal,
  isAfterList,
  onSearch,
  ref,
}: SearchPanelProps) {
  const [isUrgent, setIsUrgent] = useState(() => !isNarrow());
  const form = useRef<SearchFormHandle>(null);
  const isFocusRequested = useRef(false);
  const search = (entry: SearchEntry): void => onSearch(conditionOf(entry));

  const setForm = useCallback((handle: SearchFormHandle | null): void => {
    form.current = handle;
    // The focus was requested before the form was loaded.
    if (handle && isFocusRequested.current) handle.focusFirst();
    isFocusRequested.current = false;
  }, []);

  useImperativeHandle(ref, () => ({
    focus: () => {
      if (form.current) {
        form.current.focusFirst();
        return;
      }
      isFocusRequested.current = true;
      setIsUrgent(true);
    },
    choose: (change) => {
      if (form.current) form.current.choose(change);
      // Before the form is loaded, there are no entries.
      else search({ ...entryOf(condition), ...changedEntriesOf(change) });
    },
  }));

  return (
    <div role="search" aria-label={t('bills.search.region')}>
      {isUrgent || isAfterList ? (
        <LaterSearchForm
          ref={setForm}
          condition={condition}
          options={options}
          hasPaymentDueDates={hasPaymentDueDates}
          refusal={refusal}
          onSearch={search}
        />
      ) : (
        <FormOutline />
      )}
    </div>
  );
});
