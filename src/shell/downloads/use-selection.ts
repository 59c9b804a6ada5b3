import { useCallback, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { formatCount } from '../../lib/prices.ts';

/** How many files a batch of the selected things has. */
export const filesOfSelection = (selected: ReadonlyMap<string, number>): number =>
  [...selected.values()].reduce((sum, files) => sum + files, 0);

/**
 * Why one file cannot contain a selection; undefined if it probably can. Avoids a request that the
 * server would refuse (400-1-05-02).
 *
 * @param selected number of files per selected id
 * @param limit files per batch; undefined until the API has returned it
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
  /**
   * Identifies the list or search. A selection of another scope is ignored, because the customer
   * can no longer see it.
   */
  scope: string;
  idOf: (item: Item) => string;
  /**
   * Number of files in a batch, from 0. Stored at once, because items of other pages are not
   * available later.
   */
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
