import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint, useAfterPaint } from '../../src/ui/after-paint.ts';

const frames = new Map<number, FrameRequestCallback>();
let last = 0;

const beginFrame = (): void => {
  const due = [...frames.values()];
  frames.clear();
  for (const work of due) work(performance.now());
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  frames.clear();
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback): number => {
    last += 1;
    frames.set(last, work);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
});

describe('work after the paint', () => {
  it('runs after the next frame was painted', () => {
    const work = vi.fn<() => void>();
    afterPaint(work);
    vi.runAllTimers();
    beginFrame();
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
    beginFrame();
    expect(work).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
  });

  it.each([0, 1, 2])('can be cancelled, also after %i frames', (count) => {
    const work = vi.fn<() => void>();
    const leave = afterPaint(work);
    for (let frame = 0; frame < count; frame += 1) beginFrame();
    leave();
    beginFrame();
    beginFrame();
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
  });
});

describe('a part that renders after the main content', () => {
  const paint = (): void => {
    beginFrame();
    beginFrame();
    act(() => void vi.runAllTimers());
  };
  const show = (isThere: boolean) => renderHook(useAfterPaint, { initialProps: isThere });

  it('renders after the main content is rendered and painted', () => {
    const { result, rerender } = show(false);
    paint();
    expect(result.current).toBe(false);
    rerender(true);
    expect(result.current).toBe(false);
    paint();
    expect(result.current).toBe(true);
  });

  it('remains while the main content loads again', () => {
    const { result, rerender } = show(true);
    paint();
    rerender(false);
    rerender(true);
    expect(result.current).toBe(true);
    expect(frames.size).toBe(0);
  });

  it('does not render after the page was left', () => {
    const { unmount } = show(true);
    unmount();
    expect(frames.size).toBe(0);
  });
});
