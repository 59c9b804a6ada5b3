import { memo, useCallback, useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import { t } from '../../../i18n/i18n.ts';
import { isNarrow } from '../../../ui/use-is-narrow.ts';
import type { BillCondition } from './conditions.ts';
import type { QuickChoice } from './quick-choices.ts';
import { conditionOf, changedEntriesOf, entryOf, type SearchEntry } from './search-entry.ts';
import { FormShape, LaterSearchForm } from './LaterSearchForm.tsx';
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
  /** Why the search was refused, if it was: messages about a field appear at the field (S8). */
  refusal: unknown;
  /** The list is painted, or will not come. On a phone the form waits for that. */
  isAfterList: boolean;
  onSearch: (condition: BillCondition) => void;
  ref?: Ref<SearchPanelHandle>;
}

/** The search form, and its shape until its code is loaded. */
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
  const isLed = useRef(false);
  const search = (entry: SearchEntry): void => onSearch(conditionOf(entry));

  const formThere = useCallback((handle: SearchFormHandle | null): void => {
    form.current = handle;
    // The customer was led here before the form was loaded.
    if (handle && isLed.current) handle.focusFirst();
    isLed.current = false;
  }, []);

  useImperativeHandle(ref, () => ({
    focus: () => {
      if (form.current) {
        form.current.focusFirst();
        return;
      }
      isLed.current = true;
      setIsUrgent(true);
    },
    choose: (change) => {
      if (form.current) form.current.choose(change);
      // Without a form, nothing can have been typed.
      else search({ ...entryOf(condition), ...changedEntriesOf(change) });
    },
  }));

  return (
    <div role="search" aria-label={t('bills.search.region')}>
      {isUrgent || isAfterList ? (
        <LaterSearchForm
          ref={formThere}
          condition={condition}
          options={options}
          hasPaymentDueDates={hasPaymentDueDates}
          refusal={refusal}
          onSearch={search}
        />
      ) : (
        <FormShape />
      )}
    </div>
  );
});
