import type { BillSort } from '../../../../generated/model/billSort.ts';
import { t } from '../../../i18n/i18n.ts';
import { ListChoice } from '../../../shell/downloads/list/ListBar.tsx';
import { OFFERED_SORTS } from '../search/search-address.ts';

export interface SortChoiceProps {
  sort: BillSort;
  /** Whether bills have a payment due date to sort by. */
  hasPaymentDueDates: boolean;
  onSort: (sort: BillSort) => void;
}

/** Chooses the order of the bills, for layouts without sortable column headings. */
export function SortChoice({ sort, hasPaymentDueDates, onSort }: SortChoiceProps) {
  return (
    <ListChoice label={t('bills.result.sort')} hasHiddenLabel>
      <select
        name="sort"
        value={sort}
        onChange={(event) =>
          onSort(OFFERED_SORTS.find((option) => option === event.target.value) ?? sort)
        }
      >
        {OFFERED_SORTS.filter((option) => hasPaymentDueDates || option !== 'paymentDueDateAsc').map(
          (option) => (
            <option key={option} value={option}>
              {t(`bills.sort.${option}`)}
            </option>
          ),
        )}
      </select>
    </ListChoice>
  );
}

export interface PageSizeChoiceProps {
  perPage: number;
  /** The sizes that the API offers; undefined until the API has answered. */
  perPageOptions: readonly number[] | undefined;
  onPerPage: (perPage: number) => void;
}

/** Chooses how many bills one page shows. */
export function PageSizeChoice({ perPage, perPageOptions, onPerPage }: PageSizeChoiceProps) {
  const pageSizes = [...new Set([...(perPageOptions ?? []), perPage])].toSorted((a, b) => a - b);
  // The choice is shown before the API has answered, so that the layout does not move.
  if (pageSizes.length < 2 && perPageOptions !== undefined) return null;
  return (
    <ListChoice label={t('bills.result.perPage')}>
      <select
        name="perPage"
        value={perPage}
        onChange={(event) => onPerPage(Number(event.target.value))}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {t('bills.result.perPageItem', { count: size })}
          </option>
        ))}
      </select>
    </ListChoice>
  );
}
