import { useCallback, useState } from 'react';

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
