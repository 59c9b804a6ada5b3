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

  it('restarts when it is extended, with the same or another length', () => {
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

  it("aborts with the caller's signal and reason", () => {
    const caller = new AbortController();
    const { signal, hasTimedOut } = startDeadline(1000, caller.signal);
    const reason = new Error('the page was left');
    caller.abort(reason);
    expect([signal.aborted, signal.reason, hasTimedOut()]).toEqual([true, reason, false]);
  });

  it("aborts at once if the caller's signal is aborted", () => {
    const callerSignal = AbortSignal.abort('given up');
    const { signal, hasTimedOut } = startDeadline(1000, callerSignal);
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
