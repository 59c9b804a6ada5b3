import { useCallback, useState } from 'react';
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

export interface Selection<Item> {
  /** With the id of each selected thing, how many files of a batch it is. */
  selected: ReadonlyMap<string, number>;
  select: (items: readonly Item[], isSelected: boolean) => void;
  clear: () => void;
}

interface SelectionOptions<Item> {
  /** Of another list, such as that of another search: what was selected before would be downloaded unseen. */
  scope: string;
  idOf: (item: Item) => string;
  /** Files of a batch, from 0: things of other pages are no longer at hand when it is asked for. */
  filesOf: (item: Item) => number;
}

const NOTHING: ReadonlyMap<string, number> = new Map();

/**
 * The things of a list that the customer has selected for a batch download, over its pages.
 *
 * @param options `idOf` and `filesOf` have to be the same functions each time
 */
export function useSelection<Item>({
  scope,
  idOf,
  filesOf,
}: SelectionOptions<Item>): Selection<Item> {
  const [kept, setKept] = useState({ scope, files: NOTHING });
  const select = useCallback(
    (items: readonly Item[], isSelected: boolean): void =>
      setKept((before) => {
        const after = new Map(before.scope === scope ? before.files : NOTHING);
        for (const item of items) {
          if (isSelected) after.set(idOf(item), filesOf(item));
          else after.delete(idOf(item));
        }
        return { scope, files: after };
      }),
    [scope, idOf, filesOf],
  );
  return {
    selected: kept.scope === scope ? kept.files : NOTHING,
    select,
    clear: () => setKept({ scope, files: NOTHING }),
  };
}
