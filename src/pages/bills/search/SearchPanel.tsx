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

type SharedPropName = 'condition' | 'options' | 'hasPaymentDueDates' | 'queryError';

export interface SearchPanelProps extends Pick<SearchFormProps, SharedPropName> {
  /** Whether the list is painted or has failed. On a phone, the form is not loaded earlier. */
  isListPainted: boolean;
  onSearch: (condition: BillCondition) => void;
  ref?: Ref<SearchPanelHandle>;
}

/** The landmark of the search, with the search form, or with an outline until the form is loaded. */
export const SearchPanel = memo(function SearchPanel({
  condition,
  hasPaymentDueDates,
  options,
  queryError,
  isListPainted,
  onSearch,
  ref,
}: SearchPanelProps) {
  const [isFormRequested, setIsFormRequested] = useState(() => !isNarrow());
  const formHandleRef = useRef<SearchFormHandle>(null);
  const isFocusRequestedRef = useRef(false);
  const search = (entries: SearchEntries): void => onSearch(conditionOf(entries));

  const setFormHandle = useCallback((handle: SearchFormHandle | null): void => {
    formHandleRef.current = handle;
    // A shortcut may have requested the focus before the form was loaded.
    if (handle && isFocusRequestedRef.current) handle.focusFirstField();
    isFocusRequestedRef.current = false;
  }, []);

  useImperativeHandle(ref, () => ({
    focus: () => {
      if (formHandleRef.current) {
        formHandleRef.current.focusFirstField();
        return;
      }
      isFocusRequestedRef.current = true;
      setIsFormRequested(true);
    },
    applyChange: (change) => {
      if (formHandleRef.current) formHandleRef.current.applyChange(change);
      // Before the form is loaded, there are no entries.
      else search({ ...entriesOf(condition), ...changedEntriesOf(change) });
    },
  }));

  return (
    <div role="search" aria-label={t('bills.search.region')}>
      {isFormRequested || isListPainted ? (
        <LazySearchForm
          ref={setFormHandle}
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
