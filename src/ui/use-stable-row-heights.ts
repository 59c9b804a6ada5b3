import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The number of rows that a browser can lay out in one frame. */
const ROWS_PER_FRAME = 10;

/**
 * Prevents content below the list from moving while the customer presses a button there.
 *
 * The browser guesses the height of rows that are out of sight; a row with another height moves all content
 * below it. So each row is laid out once, a few in each frame, the last rows first; the browser then remembers
 * its height (`contain-intrinsic-size: auto`). If the customer scrolls before all rows are measured, all rows
 * are laid out in that frame. So nothing moves when the customer then presses something.
 *
 * @param rows the content: rows are measured again when it or the width changes
 * @param isStale other rows are being loaded
 * @returns ref of the box that contains only the table
 */
export function useStableRowHeights(
  rows: unknown,
  isStale: boolean,
): RefObject<HTMLDivElement | null> {
  const containerRef = useRef<HTMLDivElement>(null);
  // Scroll anchoring keeps a visible element at its position while content above it grows. Rows that will
  // soon be replaced are not suitable for this, but the content below them is.
  useLayoutEffect(() => {
    const element = containerRef.current;
    if (!isStale || !element) return;
    element.style.overflowAnchor = 'none';
  }, [isStale]);

  useLayoutEffect(() => {
    const element = containerRef.current;
    if (!element || !rows || isStale || typeof ResizeObserver === 'undefined') return;
    let frameId = 0;
    const allRows = [...element.querySelectorAll<HTMLElement>('tbody > *')];
    let forcedRows: HTMLElement[] = [];
    const resetForcedRows = (): void => {
      for (const row of forcedRows) row.style.contentVisibility = '';
      forcedRows = [];
    };
    const showRows = (start: number, end: number): void => {
      resetForcedRows();
      forcedRows = allRows.slice(start, end);
      for (const row of forcedRows) row.style.contentVisibility = 'visible';
    };
    const finish = (): void => {
      resetForcedRows();
      removeEventListener('scroll', measureAll);
      element.style.overflowAnchor = '';
    };
    const measureUpTo = (end: number): void => {
      if (end <= 0) {
        finish();
        return;
      }
      const start = Math.max(0, end - ROWS_PER_FRAME);
      showRows(start, end);
      frameId = requestAnimationFrame(() => measureUpTo(start));
    };
    // The scroll event fires before the frame's callbacks and its layout. So all rows stay visible until the
    // next frame.
    const measureAll = (): void => {
      cancelAnimationFrame(frameId);
      showRows(0, allRows.length);
      frameId = requestAnimationFrame(() => {
        frameId = requestAnimationFrame(finish);
      });
      removeEventListener('scroll', measureAll);
    };
    addEventListener('scroll', measureAll);
    let lastWidth: number | undefined;
    // ResizeObserver first calls this function in the frame that shows the rows. There, the measurement starts.
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === lastWidth) return;
      lastWidth = element.clientWidth;
      // The customer has scrolled: all rows are laid out already.
      if (forcedRows.length > 0 && forcedRows.length === allRows.length) return;
      cancelAnimationFrame(frameId);
      addEventListener('scroll', measureAll);
      frameId = requestAnimationFrame(() => measureUpTo(allRows.length));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', measureAll);
      cancelAnimationFrame(frameId);
      resetForcedRows();
    };
  }, [rows, isStale]);

  return containerRef;
}
