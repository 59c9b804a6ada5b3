import { useCallback, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { formatCount } from '../../lib/prices.ts';

/** The number of files in a batch of the selected items. */
export const fileCountOfSelection = (selection: ReadonlyMap<string, number>): number =>
  [...selection.values()].reduce((sum, fileCount) => sum + fileCount, 0);

/**
 * The error text for a selection with more files than one batch may have; undefined within the limit. Avoids a
 * request that the server would refuse (400-1-05-02).
 *
 * @param selection number of files by the id of each selected item
 * @param maxFiles files per batch; undefined until the API has returned it
 */
export function overFileLimitText(
  selection: ReadonlyMap<string, number>,
  maxFiles: number | undefined,
): string | undefined {
  const count = fileCountOfSelection(selection);
  if (maxFiles === undefined || count <= maxFiles) return undefined;
  const values = { count: formatCount(count), limit: formatCount(maxFiles) };
  return t('downloads.batch.fileLimit', values);
}

export interface Selection<Item> {
  /** The number of files by the id of each selected item. */
  selection: ReadonlyMap<string, number>;
  select: (items: readonly Item[], isSelected: boolean) => void;
  clear: () => void;
}

interface SelectionOptions<Item> {
  /** Identifies the list or search. A selection of another scope is ignored, because the customer no longer sees it. */
  scope: string;
  idOf: (item: Item) => string;
  /**
   * Number of files that the item adds to a batch; may be 0. Stored when the item is selected, because items of
   * other pages are not available later.
   */
  fileCountOf: (item: Item) => number;
}

const NOTHING_SELECTED: ReadonlyMap<string, number> = new Map();

/**
 * The items of a list that the customer has selected for a batch download, on all its pages.
 *
 * @param options `idOf` and `fileCountOf` must be the same functions at each render
 */
export function useSelection<Item>({
  scope,
  idOf,
  fileCountOf,
}: SelectionOptions<Item>): Selection<Item> {
  const [storedSelection, setStoredSelection] = useState({ scope, fileCounts: NOTHING_SELECTED });
  const select = useCallback(
    (items: readonly Item[], isSelected: boolean): void =>
      setStoredSelection((previousSelection) => {
        const newFileCounts = new Map(
          previousSelection.scope === scope ? previousSelection.fileCounts : NOTHING_SELECTED,
        );
        for (const item of items) {
          if (isSelected) newFileCounts.set(idOf(item), fileCountOf(item));
          else newFileCounts.delete(idOf(item));
        }
        return { scope, fileCounts: newFileCounts };
      }),
    [scope, idOf, fileCountOf],
  );
  return {
    selection: storedSelection.scope === scope ? storedSelection.fileCounts : NOTHING_SELECTED,
    select,
    clear: () => setStoredSelection({ scope, fileCounts: NOTHING_SELECTED }),
  };
}
