import { downloadBillsZipParamsBillIdMax as BILLS_AT_MOST } from '../../../../generated/zod/schemas/downloadBillsZipParams.zod.ts';
import { t } from '../../../i18n/i18n.ts';
import { formatCount } from '../../../lib/prices.ts';
import { filesOfSelection } from '../../../shell/downloads/over-file-limit.ts';
import { BATCH_FILES_PER_BILL } from '../bill-files.ts';

/**
 * That the selection comes in parts, where it is more than one file can hold: what would break the contract is not
 * sent, and what the server would refuse (400-1-05-02) need not be. Undefined where one file holds it, as far as is
 * known here.
 * @param selected files of a batch of each selected bill, by the bill's id
 * @param fileLimit files that one batch may hold; undefined until the API has said so
 */
export function selectionInParts(
  selected: ReadonlyMap<string, number>,
  fileLimit: number | undefined,
): string | undefined {
  const isTooMany = fileLimit !== undefined && filesOfSelection(selected) > fileLimit;
  return isTooMany || selected.size > BILLS_AT_MOST ? t('bills.batch.selectedLimit') : undefined;
}

/**
 * That the whole result may come in parts, wherever it may be more than one file can hold: only a look at the bills
 * of the other pages says how many files they have. Empty while the API has not said what one file can hold, and
 * the result is large: the line has its place then, so that the rows below it do not move.
 */
export function resultInParts(total: number, fileLimit: number | undefined): string | undefined {
  if (total * BATCH_FILES_PER_BILL <= (fileLimit ?? BILLS_AT_MOST)) return undefined;
  if (fileLimit === undefined) return '';
  return t('bills.batch.limit', { count: formatCount(fileLimit) });
}
