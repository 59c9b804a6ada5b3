import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useTrueHeights } from '../../src/ui/use-true-heights.ts';

/** What waits for its frame. */
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

describe('the heights of rows out of sight', () => {
  it('are found out a few rows a frame, the last rows first, and only once', () => {
    const { container } = render(<List count={25} />);
    expect([looksAt, laidOut()]).toEqual([container.firstElementChild, 'none']);
    tell();
    expect(framesOf()).toEqual(['16-25', '6-15', '1-5', 'none']);
    // The rows themselves have changed it.
    tell();
    expect(framesOf()).toEqual([]);
  });

  it('are found out anew where the list is as wide as it was not', () => {
    render(<List count={12} />);
    tell();
    framesOf();
    width = 600;
    tell();
    expect(framesOf()).toEqual(['3-12', '1-2', 'none']);
  });

  it('are found out from the last row again where it changes meanwhile', () => {
    render(<List count={25} />);
    tell();
    beginFrame();
    width = 600;
    tell();
    expect(frames.size).toBe(1);
    expect(framesOf()).toEqual(['16-25', '6-15', '1-5', 'none']);
  });

  it('are all found out in the frame of a scroll, and stay for the next', () => {
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

  it('are all found out by a scroll before the list has its first size', () => {
    render(<List count={25} />);
    scroll();
    expect(laidOut()).toBe('1-25');
    tell();
    expect(framesOf()).toEqual(['1-25', 'none']);
  });

  it('cost a scroll nothing once they are known', () => {
    render(<List count={12} />);
    tell();
    framesOf();
    scroll();
    expect([laidOut(), frames.size]).toEqual(['none', 0]);
  });

  it('are hurried once, however much is scrolled', () => {
    render(<List count={12} />);
    tell();
    scroll();
    beginFrame();
    scroll();
    beginFrame();
    expect([laidOut(), frames.size]).toEqual(['none', 0]);
  });

  it('are found out by a scroll, too, where the list has become as wide as it was not', () => {
    render(<List count={12} />);
    tell();
    framesOf();
    width = 600;
    tell();
    scroll();
    expect(laidOut()).toBe('1-12');
  });

  it('are found out for other rows', () => {
    const { rerender } = render(<List count={12} />);
    tell();
    framesOf();
    rerender(<List count={12} rows={{}} />);
    tell();
    expect(framesOf()).toEqual(['3-12', '1-2', 'none']);
  });

  it('are nothing to look for where rows are about to go, or none have come', () => {
    const { rerender } = render(<List count={12} stale />);
    expect(looksAt).toBeUndefined();
    scroll();
    expect(laidOut()).toBe('none');
    rerender(<List count={12} rows={null} />);
    expect(looksAt).toBeUndefined();
  });

  it('are looked for no more when the list goes', () => {
    render(<List count={25} />).unmount();
    expect(looksAt).toBeUndefined();
    scroll();
    expect(frames.size).toBe(0);
  });

  it('are left half found out when other rows are about to come, which then all are hidden', () => {
    const { rerender } = render(<List count={25} />);
    tell();
    beginFrame();
    rerender(<List count={25} stale />);
    expect([laidOut(), frames.size]).toEqual(['none', 0]);
  });

  it('are not looked for where sizes cannot be', () => {
    vi.stubGlobal('ResizeObserver', undefined);
    render(<List count={12} />);
    scroll();
    expect(laidOut()).toBe('none');
  });
});

describe('what the browser holds on to while the list grows', () => {
  it('are no rows that are about to go, and again the rows in sight when all is known', () => {
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

  it('is something in sight again, too, where no row has come', () => {
    const { rerender } = render(<List count={12} stale />);
    rerender(<List count={0} />);
    tell();
    framesOf();
    expect(anchor()).toBe('');
  });
});
