import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import type { BillSearch } from '../search/search-address.ts';

/** The props of both exports of the result: the CSV file and the printed page. */
export interface ExportProps {
  search: BillSearch;
  /** The options with the names of the conditions; undefined until the API has answered. */
  options: BillSearchOptions | undefined;
  onClose: () => void;
}
