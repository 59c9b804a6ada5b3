import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startDeadline } from '../../src/api/deadline.ts';

beforeEach(() => void vi.useFakeTimers());

describe('a deadline', () => {
  it('aborts its signal at the time limit', () => {
    const { signal, hasTimedOut } = startDeadline(1000);
    vi.advanceTimersByTime(999);
    expect([signal.aborted, hasTimedOut()]).toEqual([false, false]);
    vi.advanceTimersByTime(1);
    expect([signal.aborted, hasTimedOut()]).toEqual([true, true]);
  });

  it('starts again with the same or another time limit when it is extended', () => {
    const { signal, extend } = startDeadline(1000);
    vi.advanceTimersByTime(900);
    extend();
    vi.advanceTimersByTime(999);
    expect(signal.aborted).toBe(false);
    extend(50);
    vi.advanceTimersByTime(49);
    extend();
    vi.advanceTimersByTime(49);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.aborted).toBe(true);
  });

  it('aborts when the caller aborts, with the same reason, even if the caller has aborted before', () => {
    const caller = new AbortController();
    const deadlines = [startDeadline(1000, caller.signal)];
    caller.abort('given up');
    deadlines.push(startDeadline(1000, caller.signal));
    for (const { signal, hasTimedOut } of deadlines)
      expect([signal.aborted, signal.reason, hasTimedOut()]).toEqual([true, 'given up', false]);
  });

  it('does not abort after it was cleared', () => {
    const caller = new AbortController();
    const { signal, clear, hasTimedOut } = startDeadline(1000, caller.signal);
    clear();
    vi.advanceTimersByTime(5000);
    caller.abort();
    expect([signal.aborted, hasTimedOut(), vi.getTimerCount()]).toEqual([false, false, 0]);
  });
});
