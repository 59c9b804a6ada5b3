import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import type { BillSearch } from '../search/condition.ts';

/** What a file or a printed page of the result is made of. */
export interface ExportProps {
  search: BillSearch;
  /** For the names of the conditions; undefined if the API has not said so. */
  options: BillSearchOptions | undefined;
  onClose: () => void;
}
