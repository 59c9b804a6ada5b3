import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteCall } from '../../../src/api/pending.ts';
import { IdleClock } from '../../../src/shell/session/idle-clock.ts';
import { notifyOtherTabs, listenToOtherTabs } from '../../../src/shell/session/other-tabs.ts';

vi.mock(import('../../../src/shell/session/other-tabs.ts'), () => ({
  notifyOtherTabs: vi.fn<typeof notifyOtherTabs>(),
  listenToOtherTabs: vi.fn<typeof listenToOtherTabs>(),
}));

const minute = 60_000;

/** What the clock has done, in order. */
let did: string[] = [];
let stop = (): void => undefined;
let hear: (news: 'login' | 'activity') => void;

function start(warningMs: number | null = 2 * minute): void {
  const clock = new IdleClock({
    timeoutMs: 10 * minute,
    warningMs,
    keepAlive: () => did.push('keep'),
    warn: (endsAt) => did.push(`warn ${(endsAt - Date.now()) / 1000}`),
    calm: () => did.push('calm'),
    end: () => did.push('end'),
  });
  stop = clock.start();
}

const wait = (milliseconds: number): void => void vi.advanceTimersByTime(milliseconds);
const work = (sign = 'keydown'): void => void window.dispatchEvent(new Event(sign));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(notifyOtherTabs).mockReset();
  vi.mocked(listenToOtherTabs).mockImplementation((listener) => {
    hear = listener;
    return () => {
      hear = () => undefined;
    };
  });
  did = [];
  noteCall();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('without calls and activity', () => {
  it('the warning and the end come once, at their times', () => {
    start();
    wait(8 * minute - 1);
    expect(did).toEqual([]);
    wait(1);
    expect(did).toEqual(['warn 120']);
    wait(2 * minute - 1);
    expect(did).toEqual(['warn 120']);
    wait(1);
    wait(5 * minute);
    expect(did).toEqual(['warn 120', 'end']);
  });

  it('no warning comes if none is configured', () => {
    start(null);
    wait(10 * minute - 1);
    expect(did).toEqual([]);
    wait(1);
    expect(did).toEqual(['end']);
  });

  it('a wake-up after sleep warns as soon as the page is visible', () => {
    start();
    vi.setSystemTime(Date.now() + 9 * minute);
    expect(did).toEqual([]);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(did).toEqual(['warn 60']);
  });

  it('a stopped clock ignores other tabs', () => {
    start();
    wait(9 * minute);
    stop();
    hear('activity');
    expect(did).toEqual(['warn 120']);
  });

  it('a stopped clock does nothing more', () => {
    start();
    stop();
    document.dispatchEvent(new Event('visibilitychange'));
    wait(6 * minute);
    work();
    noteCall();
    wait(20 * minute);
    document.dispatchEvent(new Event('visibilitychange'));
    expect([did, vi.getTimerCount()]).toEqual([[], 0]);
    expect(notifyOtherTabs).not.toHaveBeenCalled();
  });
});

describe('a call', () => {
  it('restarts the time, and is announced to the other tabs', () => {
    start();
    wait(5 * minute);
    noteCall();
    expect(notifyOtherTabs).toHaveBeenCalledExactlyOnceWith('activity');
    wait(8 * minute - 1);
    expect(did).toEqual([]);
    wait(1);
    expect(did).toEqual(['warn 120']);
  });

  it('of the same moment is not announced', () => {
    start();
    noteCall();
    expect(notifyOtherTabs).not.toHaveBeenCalled();
  });

  it('withdraws the warning, which comes again at its new time', () => {
    start();
    wait(9 * minute);
    noteCall();
    expect(did).toEqual(['warn 120', 'calm']);
    noteCall();
    wait(8 * minute);
    expect(did).toEqual(['warn 120', 'calm', 'warn 120']);
  });

  it('after the end restarts the time', () => {
    start(null);
    wait(10 * minute);
    noteCall();
    wait(10 * minute);
    expect(did).toEqual(['end', 'end']);
  });

  it('of another tab counts, and is not announced again', () => {
    start();
    wait(9 * minute);
    hear('activity');
    expect(did).toEqual(['warn 120', 'calm']);
    expect(notifyOtherTabs).not.toHaveBeenCalled();
    hear('login');
    wait(8 * minute - 1);
    expect(did).toHaveLength(2);
  });

  it('is not any other message of another tab', () => {
    start();
    wait(5 * minute);
    hear('login');
    wait(3 * minute);
    expect(did).toEqual(['warn 120']);
  });
});

describe('activity', () => {
  it.each(['keydown', 'pointerdown', 'input'])('is recognised by %s', (sign) => {
    start();
    wait(5 * minute);
    work(sign);
    expect(did).toEqual(['keep']);
  });

  it('triggers a call after half of the time to the warning', () => {
    start();
    wait(4 * minute - 1);
    work();
    expect(did).toEqual([]);
    wait(1);
    work();
    expect(did).toEqual(['keep']);
  });

  it('triggers a call after half of the whole time without a warning', () => {
    start(null);
    wait(5 * minute - 1);
    work();
    expect(did).toEqual([]);
    wait(1);
    work();
    expect(did).toEqual(['keep']);
  });

  it('triggers the next call only after a pause if a call fails', () => {
    start();
    wait(5 * minute);
    work();
    wait(14_999);
    work();
    expect(did).toEqual(['keep']);
    wait(1);
    work();
    expect(did).toEqual(['keep', 'keep']);
  });

  it('after the end is ignored', () => {
    start(null);
    wait(10 * minute);
    work();
    expect(did).toEqual(['end']);
  });
});
