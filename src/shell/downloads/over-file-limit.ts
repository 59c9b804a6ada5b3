import { t } from '../../i18n/i18n.ts';
import { formatCount } from '../../lib/prices.ts';

/** How many files a batch of the selected things has. */
export const filesOfSelection = (selected: ReadonlyMap<string, number>): number =>
  [...selected.values()].reduce((sum, files) => sum + files, 0);

/**
 * Why a selection cannot be had in one file; undefined if it can, as far as is known here: what the server
 * would refuse (400-1-05-02) need not be sent.
 *
 * @param selected files of a batch of each selected thing, by its id
 * @param limit files that one batch may hold; undefined until the API has said so
 */
export function overFileLimitText(
  selected: ReadonlyMap<string, number>,
  limit: number | undefined,
): string | undefined {
  const count = filesOfSelection(selected);
  if (limit === undefined || count <= limit) return undefined;
  const words = { count: formatCount(count), limit: formatCount(limit) };
  return t('downloads.batch.fileLimit', words);
}
