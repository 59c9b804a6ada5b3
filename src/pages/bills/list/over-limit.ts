import { downloadBillsZipParamsBillIdMax as BILLS_AT_MOST } from '../../../../generated/zod/schemas/downloadBillsZipParams.zod.ts';
import { t } from '../../../i18n/i18n.ts';
import { formatCount } from '../../../lib/prices.ts';
import { overFileLimitText } from '../../../shell/downloads/over-file-limit.ts';
import { BATCH_FILES_PER_BILL } from '../bill-files.ts';

/**
 * Why the selection cannot be had in one file; undefined if it can, as far as is known here. What would break
 * the contract is not sent, and what the server would refuse (400-1-05-02) need not be.
 * @param selected files of a batch of each selected bill, by the bill's id
 * @param fileLimit files that one batch may hold; undefined until the API has said so
 */
export function overLimitText(
  selected: ReadonlyMap<string, number>,
  fileLimit: number | undefined,
): string | undefined {
  const tooManyFiles = overFileLimitText(selected, fileLimit);
  if (tooManyFiles !== undefined) return tooManyFiles;
  if (selected.size > BILLS_AT_MOST)
    return t('bills.batch.selectedLimit', { count: formatCount(BILLS_AT_MOST) });
  return undefined;
}

/**
 * That the whole result may be more than one file can hold, wherever it may matter: only the server knows how
 * many files the bills of other pages have.
 */
export function allLimitText(total: number, fileLimit: number | undefined): string | undefined {
  if (fileLimit === undefined || total * BATCH_FILES_PER_BILL <= fileLimit) return undefined;
  return t('bills.batch.limit', { count: fileLimit });
}
