import { useCallback, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { formatCount } from '../../lib/prices.ts';

/** The number of files in a batch of the selected items. */
export const fileCountOfSelection = (selected: ReadonlyMap<string, number>): number =>
  [...selected.values()].reduce((sum, files) => sum + files, 0);

/**
 * The text for a selection that one file cannot contain; undefined if one file probably can. Avoids a request
 * that the server would refuse (400-1-05-02).
 *
 * @param selected number of files per selected id
 * @param limit files per batch; undefined until the API has returned it
 */
export function overFileLimitText(
  selected: ReadonlyMap<string, number>,
  limit: number | undefined,
): string | undefined {
  const count = fileCountOfSelection(selected);
  if (limit === undefined || count <= limit) return undefined;
  const values = { count: formatCount(count), limit: formatCount(limit) };
  return t('downloads.batch.fileLimit', values);
}

export interface Selection<Item> {
  /** The number of files by the id of each selected item. */
  selected: ReadonlyMap<string, number>;
  select: (items: readonly Item[], isSelected: boolean) => void;
  clear: () => void;
}

interface SelectionOptions<Item> {
  /** Identifies the list or search. A selection of another scope is ignored, because the customer no longer sees it. */
  scope: string;
  idOf: (item: Item) => string;
  /** Number of files in a batch, from 0. Stored at once, because items of other pages are not available later. */
  filesOf: (item: Item) => number;
}

const NOTHING_SELECTED: ReadonlyMap<string, number> = new Map();

/**
 * The items of a list that the customer has selected for a batch download, on all its pages.
 *
 * @param options `idOf` and `filesOf` must be the same functions at each render
 */
export function useSelection<Item>({
  scope,
  idOf,
  filesOf,
}: SelectionOptions<Item>): Selection<Item> {
  const [selection, setSelection] = useState({ scope, files: NOTHING_SELECTED });
  const select = useCallback(
    (items: readonly Item[], isSelected: boolean): void =>
      setSelection((previousSelection) => {
        const newFiles = new Map(
          previousSelection.scope === scope ? previousSelection.files : NOTHING_SELECTED,
        );
        for (const item of items) {
          if (isSelected) newFiles.set(idOf(item), filesOf(item));
          else newFiles.delete(idOf(item));
        }
        return { scope, files: newFiles };
      }),
    [scope, idOf, filesOf],
  );
  return {
    selected: selection.scope === scope ? selection.files : NOTHING_SELECTED,
    select,
    clear: () => setSelection({ scope, files: NOTHING_SELECTED }),
  };
}
