import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useTrueHeights } from '../../src/ui/use-true-heights.ts';

/** Requested frame callbacks. */
const frames = new Map<number, FrameRequestCallback>();
let last = 0;
const beginFrame = (): void => {
  const due = [...frames.values()];
  frames.clear();
  for (const work of due) work(performance.now());
};

/** Tells that the box has another size, as the browser does once it is laid out. */
let tell: () => void = () => undefined;
let looksAt: Element | undefined;
let width = 1000;

class Sizes {
  constructor(onChange: () => void) {
    tell = onChange;
  }
  observe(element: Element): void {
    looksAt = element;
  }
  disconnect(): void {
    looksAt = undefined;
  }
}

beforeEach(() => {
  frames.clear();
  width = 1000;
  looksAt = undefined;
  vi.stubGlobal('ResizeObserver', Sizes);
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback): number => {
    last += 1;
    frames.set(last, work);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  return () => vi.unstubAllGlobals();
});

interface Rows {
  /** Of rows. */
  count: number;
  rows?: unknown;
  stale?: boolean;
}

const first = {};

function List({ count, rows = first, stale = false }: Rows) {
  const place = useTrueHeights(rows, stale);
  return (
    <div ref={place}>
      <table>
        <tbody>
          {Array.from({ length: count }, (_, index) => (
            <tr key={index} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The rows that are laid out now, wherever they are: the first and the last, from 1. */
function laidOut(): string {
  const rows = [...document.querySelectorAll<HTMLElement>('tbody > tr')];
  const places = rows.flatMap((row, index) =>
    row.style.contentVisibility !== '' ? [index + 1] : [],
  );
  return places.length === 0 ? 'none' : `${places[0]}-${places.at(-1)}`;
}
const scroll = (): unknown => window.dispatchEvent(new Event('scroll'));
const anchor = (): string | undefined =>
  document.querySelector('table')?.parentElement?.style.overflowAnchor;

/** What is laid out in each frame until nothing waits for one. */
function framesOf(): string[] {
  const seen: string[] = [];
  while (frames.size > 0) {
    beginFrame();
    seen.push(laidOut());
  }
  return seen;
}

describe('the heights of invisible rows', () => {
  it('are measured ten rows per frame, the last rows first, and only once', () => {
    const { container } = render(<List count={25} />);
    expect([looksAt, laidOut()]).toEqual([container.firstElementChild, 'none']);
    tell();
    expect(framesOf()).toEqual(['16-25', '6-15', '1-5', 'none']);
    // The rows themselves have changed it.
    tell();
    expect(framesOf()).toEqual([]);
  });

  it('are measured again for another width', () => {
    render(<List count={12} />);
    tell();
    framesOf();
    width = 600;
    tell();
    expect(framesOf()).toEqual(['3-12', '1-2', 'none']);
  });

  it('are measured from the last row again if the width changes meanwhile', () => {
    render(<List count={25} />);
    tell();
    beginFrame();
    width = 600;
    tell();
    expect(frames.size).toBe(1);
    expect(framesOf()).toEqual(['16-25', '6-15', '1-5', 'none']);
  });

  it('are all measured in the frame of a scroll, and remain visible for the next frame', () => {
    render(<List count={25} />);
    tell();
    beginFrame();
    scroll();
    expect(laidOut()).toBe('1-25');
    beginFrame();
    expect(laidOut()).toBe('1-25');
    beginFrame();
    expect([laidOut(), frames.size]).toEqual(['none', 0]);
  });

  it('are all measured by a scroll before the first size', () => {
    render(<List count={25} />);
    scroll();
    expect(laidOut()).toBe('1-25');
    tell();
    expect(framesOf()).toEqual(['1-25', 'none']);
  });

  it('are not measured by a scroll after they are known', () => {
    render(<List count={12} />);
    tell();
    framesOf();
    scroll();
    expect([laidOut(), frames.size]).toEqual(['none', 0]);
  });

  it('are all measured once for several scrolls', () => {
    render(<List count={12} />);
    tell();
    scroll();
    beginFrame();
    scroll();
    beginFrame();
    expect([laidOut(), frames.size]).toEqual(['none', 0]);
  });

  it('are measured by a scroll after a change of the width', () => {
    render(<List count={12} />);
    tell();
    framesOf();
    width = 600;
    tell();
    scroll();
    expect(laidOut()).toBe('1-12');
  });

  it('are measured for other rows', () => {
    const { rerender } = render(<List count={12} />);
    tell();
    framesOf();
    rerender(<List count={12} rows={{}} />);
    tell();
    expect(framesOf()).toEqual(['3-12', '1-2', 'none']);
  });

  it('are not measured for rows that will be replaced, or without rows', () => {
    const { rerender } = render(<List count={12} stale />);
    expect(looksAt).toBeUndefined();
    scroll();
    expect(laidOut()).toBe('none');
    rerender(<List count={12} rows={null} />);
    expect(looksAt).toBeUndefined();
  });

  it('are not measured after the list was removed', () => {
    render(<List count={25} />).unmount();
    expect(looksAt).toBeUndefined();
    scroll();
    expect(frames.size).toBe(0);
  });

  it('are hidden again if other rows are loaded during the measurement', () => {
    const { rerender } = render(<List count={25} />);
    tell();
    beginFrame();
    rerender(<List count={25} stale />);
    expect([laidOut(), frames.size]).toEqual(['none', 0]);
  });

  it('are not measured without a ResizeObserver', () => {
    vi.stubGlobal('ResizeObserver', undefined);
    render(<List count={12} />);
    scroll();
    expect(laidOut()).toBe('none');
  });
});

describe('scroll anchoring', () => {
  it('is off for rows that will be replaced, and on again after the measurement', () => {
    const { rerender } = render(<List count={12} />);
    expect(anchor()).toBe('');
    rerender(<List count={12} stale />);
    expect(anchor()).toBe('none');
    rerender(<List count={12} rows={{}} />);
    expect(anchor()).toBe('none');
    tell();
    framesOf();
    expect(anchor()).toBe('');
  });

  it('is on again without any row', () => {
    const { rerender } = render(<List count={12} stale />);
    rerender(<List count={0} />);
    tell();
    framesOf();
    expect(anchor()).toBe('');
  });
});
