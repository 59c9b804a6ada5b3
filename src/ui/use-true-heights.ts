import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Rows to lay out in one frame without stutter. */
const ROWS_A_FRAME = 10;

/**
 * Prevents content below the list from moving while the customer presses it.
 *
 * The browser guesses the height of rows that are out of sight; a row with another height moves all content
 * below it. So each row is laid out once, a few in each frame, the last rows first; the browser then remembers
 * its height (`contain-intrinsic-size: auto`). A scroll before the end lays out all remaining rows in the same
 * frame, so that nothing moves under a press that follows.
 *
 * @param rows the content: rows are measured again when it or the width changes
 * @param stale other rows are being loaded
 * @returns ref of the box that contains only the table
 */
export function useTrueHeights(rows: unknown, stale: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  // A browser that scrolls along with what grows holds on to something in sight. Rows that are about
  // to go are nothing to hold on to: what is below them is.
  useLayoutEffect(() => {
    const element = place.current;
    if (!stale || !element) return;
    element.style.overflowAnchor = 'none';
  }, [stale]);

  useLayoutEffect(() => {
    const element = place.current;
    if (!element || !rows || stale || typeof ResizeObserver === 'undefined') return;
    let frame = 0;
    const all = [...element.querySelectorAll<HTMLElement>('tbody > *')];
    let shown: HTMLElement[] = [];
    const hideAgain = (): void => {
      for (const row of shown) row.style.contentVisibility = '';
      shown = [];
    };
    const show = (start: number, end: number): void => {
      hideAgain();
      shown = all.slice(start, end);
      for (const row of shown) row.style.contentVisibility = 'visible';
    };
    const finish = (): void => {
      hideAgain();
      removeEventListener('scroll', hurry);
      element.style.overflowAnchor = '';
    };
    const measureUpTo = (end: number): void => {
      if (end <= 0) {
        finish();
        return;
      }
      const start = Math.max(0, end - ROWS_A_FRAME);
      show(start, end);
      frame = requestAnimationFrame(() => measureUpTo(start));
    };
    // The event comes before the layout of the frame that shows the new place, and before what was to be done
    // in that frame: what is shown has to stay until the next.
    const hurry = (): void => {
      cancelAnimationFrame(frame);
      show(0, all.length);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(finish);
      });
      removeEventListener('scroll', hurry);
    };
    addEventListener('scroll', hurry);
    let width: number | undefined;
    // Its first report comes with the rows' first frame, which is late enough as it is.
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      // The customer has scrolled: all rows are laid out already.
      if (shown.length > 0 && shown.length === all.length) return;
      cancelAnimationFrame(frame);
      addEventListener('scroll', hurry);
      frame = requestAnimationFrame(() => measureUpTo(all.length));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', hurry);
      cancelAnimationFrame(frame);
      hideAgain();
    };
  }, [rows, stale]);

  return place;
}
