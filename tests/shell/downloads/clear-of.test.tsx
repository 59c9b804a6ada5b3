import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useClearOf } from '../../../src/shell/downloads/use-clear-of.ts';

/** Reports element sizes, as the browser does after layout. */
let tell: () => void = () => undefined;
let looksAt: Element | undefined;

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

let bar = { position: 'sticky', bottom: '8px', height: 40 };

beforeEach(() => {
  bar = { position: 'sticky', bottom: '8px', height: 40 };
  vi.stubGlobal('ResizeObserver', Sizes);
  vi.stubGlobal('getComputedStyle', () => ({ position: bar.position, bottom: bar.bottom }));
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => bar.height);
  return () => vi.unstubAllGlobals();
});

function Bar() {
  return <div ref={useClearOf<HTMLDivElement>()} />;
}
const kept = (): string => document.documentElement.style.scrollPaddingBottom;

it('what takes the focus is kept clear of a bar at the lower edge, and of its distance from there', () => {
  const { container } = render(<Bar />);
  expect(looksAt).toBe(container.firstElementChild);
  tell();
  expect(kept()).toBe('56px');
});

it('the space grows with the bar, and with the window', () => {
  render(<Bar />);
  bar.height = 100;
  tell();
  expect(kept()).toBe('116px');
  bar.height = 60;
  window.dispatchEvent(new Event('resize'));
  expect(kept()).toBe('76px');
});

it('a bar that touches the edge takes no more than its own height', () => {
  bar.bottom = 'auto';
  render(<Bar />);
  tell();
  expect(kept()).toBe('40px');
});

it('nothing is kept clear where the window is too low for the bar to stay', () => {
  render(<Bar />);
  tell();
  bar.position = 'static';
  tell();
  expect(kept()).toBe('');
});

it('nothing is kept clear any more when the bar is gone', () => {
  const { unmount } = render(<Bar />);
  tell();
  unmount();
  expect([kept(), looksAt]).toEqual(['', undefined]);
  window.dispatchEvent(new Event('resize'));
  expect(kept()).toBe('');
});

it('the page works where sizes cannot be looked at', () => {
  vi.stubGlobal('ResizeObserver', undefined);
  render(<Bar />);
  window.dispatchEvent(new Event('resize'));
  expect(kept()).toBe('');
});
