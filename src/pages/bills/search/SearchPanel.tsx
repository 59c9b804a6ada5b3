import { memo, useCallback, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { isNarrow } from '../../../ui/use-is-narrow.ts';
import type { BillCondition } from './conditions.ts';
import type { QuickChoice } from './quick-choices.ts';
import { conditionOf, changedEntriesOf, entriesOf, type SearchEntries } from './search-entries.ts';
import { FormOutline, LazySearchForm } from './LazySearchForm.tsx';
import type { SearchFormHandle, SearchFormProps } from './SearchForm.tsx';

export interface SearchPanelHandle {
  /** Moves the focus to the first field. */
  focus: () => void;
  /** Searches with a quick choice. */
  applyChange: (change: QuickChoice['change']) => void;
}

type SharedProps = 'condition' | 'options' | 'hasPaymentDueDates' | 'queryError';

export interface SearchPanelProps extends Pick<SearchFormProps, SharedProps> {
  /** The list is painted, or has failed. On a phone, the form is loaded only then. */
  isListPainted: boolean;
  onSearch: (condition: BillCondition) => void;
  ref?: Ref<SearchPanelHandle>;
}

/** The landmark of the search, with the form, or its outline until its code is loaded. */
export const SearchPanel = memo(function SearchPanel({
  condition,
  hasPaymentDueDates,
  options,
  queryError,
  isListPainted,
  onSearch,
  ref,
}: SearchPanelProps) {
  const [isRequested, setIsRequested] = useState(() => !isNarrow());
  const formHandle = useRef<SearchFormHandle>(null);
  const isFocusRequested = useRef(false);
  const search = (entries: SearchEntries): void => onSearch(conditionOf(entries));

  const setForm = useCallback((handle: SearchFormHandle | null): void => {
    formHandle.current = handle;
    // The focus was requested before the form was loaded.
    if (handle && isFocusRequested.current) handle.focusFirst();
    isFocusRequested.current = false;
  }, []);

  useImperativeHandle(ref, () => ({
    focus: () => {
      if (formHandle.current) {
        formHandle.current.focusFirst();
        return;
      }
      isFocusRequested.current = true;
      setIsRequested(true);
    },
    applyChange: (change) => {
      if (formHandle.current) formHandle.current.applyChange(change);
      // Before the form is loaded, there are no entries.
      else search({ ...entriesOf(condition), ...changedEntriesOf(change) });
    },
  }));

  return (
    <div role="search" aria-label={t('bills.search.region')}>
      {isRequested || isListPainted ? (
        <LazySearchForm
          ref={setForm}
          condition={condition}
          options={options}
          hasPaymentDueDates={hasPaymentDueDates}
          queryError={queryError}
          onSearch={search}
        />
      ) : (
        <FormOutline />
      )}
    </div>
  );
});
