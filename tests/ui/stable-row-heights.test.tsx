import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useStableRowHeights } from '../../src/ui/use-stable-row-heights.ts';

const pendingCallbacks = new Map<number, FrameRequestCallback>();
let lastFrameId = 0;
/** Runs the callbacks of a frame; returns their number. */
const runFrame = (): number => {
  const dueCallbacks = [...pendingCallbacks.values()];
  pendingCallbacks.clear();
  for (const callback of dueCallbacks) callback(performance.now());
  return dueCallbacks.length;
};

/** Reports a size of the box, as the browser does after its layout. */
let reportSize: () => void = () => undefined;
let observedElement: Element | undefined;
let listWidth = 1000;

class FakeResizeObserver {
  constructor(onChange: () => void) {
    reportSize = onChange;
  }
  observe(element: Element): void {
    observedElement = element;
  }
  disconnect(): void {
    observedElement = undefined;
  }
}

beforeEach(() => {
  pendingCallbacks.clear();
  listWidth = 1000;
  observedElement = undefined;
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback): number => {
    lastFrameId += 1;
    pendingCallbacks.set(lastFrameId, callback);
    return lastFrameId;
  });
  vi.stubGlobal('cancelAnimationFrame', (frameId: number) => pendingCallbacks.delete(frameId));
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => listWidth);
});

interface ListProps {
  rowCount: number;
  rows?: unknown;
  areRowsStale?: boolean;
}

const firstRows = {};

function List({ rowCount, rows = firstRows, areRowsStale = false }: ListProps) {
  const containerRef = useStableRowHeights(rows, areRowsStale);
  return (
    <div ref={containerRef}>
      <table>
        <tbody>
          {Array.from({ length: rowCount }, (_, index) => (
            <tr key={index} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The rows that are made visible for the measurement: the first and the last, from 1. */
function readVisibleRows(): string {
  const rows = [...document.querySelectorAll<HTMLElement>('tbody > tr')];
  const visibleRows = rows.flatMap((row, index) =>
    row.style.contentVisibility !== '' ? [index + 1] : [],
  );
  return visibleRows.length === 0 ? 'none' : `${visibleRows[0]}-${visibleRows.at(-1)}`;
}
const scrollWindow = (): unknown => window.dispatchEvent(new Event('scroll'));
const readOverflowAnchor = (): string | undefined =>
  document.querySelector('table')?.parentElement?.style.overflowAnchor;

/** Runs all frames. Returns the visible rows of each frame, with "!" if the frame had several callbacks. */
function runFrames(): string[] {
  const seenRows: string[] = [];
  while (pendingCallbacks.size > 0) {
    const callbackMark = runFrame() === 1 ? '' : '!';
    seenRows.push(readVisibleRows() + callbackMark);
  }
  return seenRows;
}

describe('the heights of invisible rows', () => {
  const actions: Readonly<Record<string, () => string[]>> = {
    size: () => {
      reportSize();
      return [];
    },
    resize: () => {
      listWidth = 600;
      reportSize();
      return [];
    },
    scroll: () => {
      scrollWindow();
      return [readVisibleRows()];
    },
    frame: () => {
      runFrame();
      return [readVisibleRows()];
    },
    frames: runFrames,
  };

  it.each([
    ['with ten rows per frame, from the last row on', 25, 'size, frames', '16-25 6-15 1-5 none'],
    ['once for the same width', 12, 'size, frames, size, frames', '3-12 1-2 none'],
    ['again for another width', 12, 'size, frames, resize, frames', '3-12 1-2 none 3-12 1-2 none'],
    [
      'from the last row again if the width changes meanwhile',
      25,
      'size, frame, resize, frames',
      '16-25 16-25 6-15 1-5 none',
    ],
    [
      'all at once during a scroll, and until the next frame',
      25,
      'size, frame, scroll, frame, frames',
      '16-25 1-25 1-25 none',
    ],
    ['by a scroll before the first size', 25, 'scroll, size, frames', '1-25 1-25 none'],
    ['not by a later scroll', 12, 'size, frames, scroll, frames', '3-12 1-2 none none'],
    [
      'once for several scrolls',
      12,
      'size, scroll, frame, scroll, frame, frames',
      '1-12 1-12 1-12 none',
    ],
    ['by a scroll after a new width', 12, 'size, frames, resize, scroll', '3-12 1-2 none 1-12'],
  ])('are measured %s', (_, count, actionNames, expectedRows) => {
    const { container } = render(<List rowCount={count} />);
    expect([observedElement, readVisibleRows()]).toEqual([container.firstElementChild, 'none']);
    const seenRows = actionNames.split(', ').flatMap((name) => actions[name]?.() ?? []);
    expect(seenRows.join(' ')).toBe(expectedRows);
  });

  it('are measured again for other rows', () => {
    const { rerender } = render(<List rowCount={12} />);
    reportSize();
    runFrames();
    rerender(<List rowCount={12} rows={{}} />);
    reportSize();
    expect(runFrames()).toEqual(['3-12', '1-2', 'none']);
  });

  it('are not measured for rows that will be replaced, without rows, and after the list was removed', () => {
    const { rerender, unmount } = render(<List rowCount={12} areRowsStale />);
    expect(observedElement).toBeUndefined();
    scrollWindow();
    expect(readVisibleRows()).toBe('none');
    rerender(<List rowCount={12} rows={null} />);
    expect(observedElement).toBeUndefined();
    rerender(<List rowCount={12} />);
    unmount();
    expect(observedElement).toBeUndefined();
    scrollWindow();
    expect(pendingCallbacks.size).toBe(0);
  });

  it('are hidden again if other rows are loaded during the measurement', () => {
    const { rerender } = render(<List rowCount={25} />);
    reportSize();
    runFrame();
    rerender(<List rowCount={25} areRowsStale />);
    expect([readVisibleRows(), pendingCallbacks.size]).toEqual(['none', 0]);
  });
});

it('scroll anchoring is off for rows that will be replaced, and on after the measurement', () => {
  const { rerender } = render(<List rowCount={12} />);
  expect(readOverflowAnchor()).toBe('');
  rerender(<List rowCount={12} areRowsStale />);
  expect(readOverflowAnchor()).toBe('none');
  // The second new list has no rows.
  for (const count of [12, 0]) {
    rerender(<List rowCount={count} rows={{}} />);
    expect(readOverflowAnchor()).toBe('none');
    reportSize();
    runFrames();
    expect(readOverflowAnchor()).toBe('');
    rerender(<List rowCount={count} areRowsStale />);
  }
});
