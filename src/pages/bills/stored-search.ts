import { readStored, writeStored } from '../../lib/stored.ts';
import { DEFAULT_SORT, fromQuery, toQuery, type BillSearch } from './condition.ts';

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 8000;

/** Keeps the search for the next visit: its conditions and, apart from them, its page (S3). */
export function storeSearch(search: BillSearch): void {
  writeStored('billSearchCondition', toQuery({ ...search, page: 1, perPage: null }).toString());
  writeStored(
    'pagination',
    toQuery({
      ...search,
      condition: fromQuery(new URLSearchParams()).condition,
      sort: DEFAULT_SORT,
    }).toString(),
  );
}

/** The search of the last visit, or all bills from the first page. Kept as an address query, and read as warily. */
export function storedSearch(): BillSearch {
  const read = (key: 'billSearchCondition' | 'pagination'): BillSearch =>
    fromQuery(new URLSearchParams(readStored(key, isText) ?? ''));
  const { condition, sort } = read('billSearchCondition');
  const { page, perPage } = read('pagination');
  return { condition, sort, page, perPage };
}
