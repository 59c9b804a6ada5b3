import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import type { BillSearch } from '../search/search-address.ts';

/** What a CSV file or a printed page of the result needs. */
export interface ExportProps {
  search: BillSearch;
  /** For the names of the conditions; undefined until the API has returned them. */
  options: BillSearchOptions | undefined;
  onClose: () => void;
}
