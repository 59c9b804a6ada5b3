import { readStoredValue, storeValue } from '../../../lib/stored.ts';
import {
  DEFAULT_SORT,
  parseSearch,
  NO_CONDITION,
  toQuery,
  type BillSearch,
} from './search-address.ts';

const isShortText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 8000;

/** The name of the owner key among the stored conditions. No search field has this name. */
const OWNER_PARAMETER = 'of';

/**
 * Stores the search for the next visit: the conditions and, separately, the page (S3).
 * @param ownerKey owner key of the customer
 */
export function storeSearch(search: BillSearch, ownerKey: string): void {
  const conditionQuery = toQuery({ ...search, page: 1, perPage: null });
  conditionQuery.append(OWNER_PARAMETER, ownerKey);
  storeValue('billSearchCondition', conditionQuery.toString());
  storeValue(
    'pagination',
    toQuery({ ...search, condition: NO_CONDITION, sort: DEFAULT_SORT }).toString(),
  );
}

/**
 * The search of the last visit, or all bills from the first page. The search is stored as the query of an
 * address, and is validated in the same way. A logout deletes the stored search (S4). A session can also end
 * without a logout, so the stored search of another customer is ignored.
 * @param ownerKey owner key of the current customer; undefined if the search is not displayed
 */
export function readStoredSearch(ownerKey?: string): BillSearch {
  const readQuery = (key: 'billSearchCondition' | 'pagination'): URLSearchParams =>
    new URLSearchParams(readStoredValue(key, isShortText) ?? '');
  const storedQuery = readQuery('billSearchCondition');
  if (ownerKey !== undefined && storedQuery.get(OWNER_PARAMETER) !== ownerKey)
    return parseSearch(new URLSearchParams());
  const { condition, sort } = parseSearch(storedQuery);
  const { page, perPage } = parseSearch(readQuery('pagination'));
  return { condition, sort, page, perPage };
}
