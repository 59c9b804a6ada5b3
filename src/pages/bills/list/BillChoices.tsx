import type { BillSort } from '../../../../generated/model/billSort.ts';
import { t } from '../../../i18n/i18n.ts';
import { ListChoice } from '../../../shell/downloads/list/ListBar.tsx';
import { SORTS } from '../search/condition.ts';

export interface BillChoicesProps {
  sort: BillSort;
  perPage: number;
  /** How many there may be on a page, as the API says; undefined until it has. */
  perPageOptions: readonly number[] | undefined;
  /** Whether bills have a payment due date to sort by. */
  hasPaymentDueDates: boolean;
  onSort: (sort: BillSort) => void;
  onPerPage: (perPage: number) => void;
}

/** In what order the bills come, and how many on a page. */
export function BillChoices({
  sort,
  perPage,
  perPageOptions,
  hasPaymentDueDates,
  onSort,
  onPerPage,
}: BillChoicesProps) {
  const sizes = [...new Set([...(perPageOptions ?? []), perPage])].toSorted((a, b) => a - b);
  return (
    <>
      <ListChoice label={t('bills.result.sort')}>
        <select
          name="sort"
          value={sort}
          onChange={(event) => onSort(SORTS.find((known) => known === event.target.value) ?? sort)}
        >
          {SORTS.filter((known) => hasPaymentDueDates || known !== 'paymentDueDateAsc').map(
            (known) => (
              <option key={known} value={known}>
                {t(`bills.sort.${known}`)}
              </option>
            ),
          )}
        </select>
      </ListChoice>
      {/* Its place is taken before: what stands beside it would move. */}
      {sizes.length < 2 && perPageOptions !== undefined ? null : (
        <ListChoice label={t('bills.result.perPage')}>
          <select
            name="perPage"
            value={perPage}
            onChange={(event) => onPerPage(Number(event.target.value))}
          >
            {sizes.map((size) => (
              <option key={size} value={size}>
                {t('bills.result.perPageItem', { count: size })}
              </option>
            ))}
          </select>
        </ListChoice>
      )}
    </>
  );
}
