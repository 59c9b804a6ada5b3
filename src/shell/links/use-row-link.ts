import { useCallback, type MouseEvent } from 'react';
import { LINK_GUARD_MS, usePressGuard } from '../../ui/use-click-guard.ts';
import { leaveListAt } from './list-place.ts';
import { goToPage } from './navigation.ts';
import { isPlainPress } from './prepare.ts';

interface RowLink {
  /** Of the element that is pressed; the way back leads to it. */
  id: string;
  /** Relative to the base path. */
  path: string;
  /** Asks early for what the page will show. */
  prepare?: () => void;
}

/** What the press of a link in a row does: as `AppLink`, where the rows are too many for components of their own. */
export function useRowLink(): (link: RowLink, event: MouseEvent) => void {
  const isFirstPress = usePressGuard(LINK_GUARD_MS);
  return useCallback(
    ({ id, path, prepare }, event) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      if (!isFirstPress(id)) return;
      prepare?.();
      goToPage(path, leaveListAt(id));
    },
    [isFirstPress],
  );
}
