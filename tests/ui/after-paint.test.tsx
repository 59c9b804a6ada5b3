import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint, useAfterPaint } from '../../src/ui/after-paint.ts';

const pendingCallbacks = new Map<number, FrameRequestCallback>();
let lastFrameId = 0;

const beginFrame = (): void => {
  const dueCallbacks = [...pendingCallbacks.values()];
  pendingCallbacks.clear();
  for (const callback of dueCallbacks) callback(performance.now());
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pendingCallbacks.clear();
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback): number => {
    lastFrameId += 1;
    pendingCallbacks.set(lastFrameId, callback);
    return lastFrameId;
  });
  vi.stubGlobal('cancelAnimationFrame', (frameId: number) => pendingCallbacks.delete(frameId));
});

describe('work after the paint', () => {
  it('runs after the next frame was painted', () => {
    const callback = vi.fn<() => void>();
    afterPaint(callback);
    vi.runAllTimers();
    beginFrame();
    vi.runAllTimers();
    expect(callback).not.toHaveBeenCalled();
    beginFrame();
    expect(callback).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(callback).toHaveBeenCalledOnce();
  });

  it.each([0, 1, 2])('can be cancelled, also after %i frames', (frameCount) => {
    const callback = vi.fn<() => void>();
    const cancel = afterPaint(callback);
    for (let frame = 0; frame < frameCount; frame += 1) beginFrame();
    cancel();
    beginFrame();
    beginFrame();
    vi.runAllTimers();
    expect(callback).not.toHaveBeenCalled();
  });
});

describe('a part that renders after the main content', () => {
  const paintFrame = (): void => {
    beginFrame();
    beginFrame();
    act(() => void vi.runAllTimers());
  };
  const renderPart = (hasMainContent: boolean) =>
    renderHook(useAfterPaint, { initialProps: hasMainContent });

  it('renders after the main content is rendered and painted', () => {
    const { result, rerender } = renderPart(false);
    paintFrame();
    expect(result.current).toBe(false);
    rerender(true);
    expect(result.current).toBe(false);
    paintFrame();
    expect(result.current).toBe(true);
  });

  it('remains while the main content loads again', () => {
    const { result, rerender } = renderPart(true);
    paintFrame();
    rerender(false);
    rerender(true);
    expect(result.current).toBe(true);
    expect(pendingCallbacks.size).toBe(0);
  });

  it('does not render after the page was left', () => {
    const { unmount } = renderPart(true);
    unmount();
    expect(pendingCallbacks.size).toBe(0);
  });
});
