import { readStoredValue, storeValue } from '../../../lib/stored.ts';
import {
  DEFAULT_SORT,
  fromQuery,
  NO_CONDITION,
  toQuery,
  type BillSearch,
} from './search-address.ts';

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 8000;

/** The name of the owner key among the stored conditions. No search field has this name. */
const OWNER_PARAMETER = 'of';

/**
 * Stores the search for the next visit: the conditions and, separately, the page (S3).
 * @param owner owner key of the customer
 */
export function storeSearch(search: BillSearch, owner: string): void {
  const condition = toQuery({ ...search, page: 1, perPage: null });
  condition.append(OWNER_PARAMETER, owner);
  storeValue('billSearchCondition', condition.toString());
  storeValue(
    'pagination',
    toQuery({ ...search, condition: NO_CONDITION, sort: DEFAULT_SORT }).toString(),
  );
}

/**
 * The search of the last visit, or all bills from the first page. The search is stored as the query of an
 * address, and is validated in the same way. A logout deletes it (S4), but a session can also end without a
 * logout: the search of another customer of this browser is ignored.
 * @param owner owner key of the current customer; left out if the search is not displayed
 */
export function storedSearch(owner?: string): BillSearch {
  const readQuery = (key: 'billSearchCondition' | 'pagination'): URLSearchParams =>
    new URLSearchParams(readStoredValue(key, isText) ?? '');
  const storedQuery = readQuery('billSearchCondition');
  if (owner !== undefined && storedQuery.get(OWNER_PARAMETER) !== owner)
    return fromQuery(new URLSearchParams());
  const { condition, sort } = fromQuery(storedQuery);
  const { page, perPage } = fromQuery(readQuery('pagination'));
  return { condition, sort, page, perPage };
}
