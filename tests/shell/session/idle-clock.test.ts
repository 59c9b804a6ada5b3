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

describe('without calls and without work', () => {
  it('a warning comes at its time, once, and the end at its own, once', () => {
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

  it('no warning comes where none is wanted', () => {
    start(null);
    wait(10 * minute - 1);
    expect(did).toEqual([]);
    wait(1);
    expect(did).toEqual(['end']);
  });

  it('a machine that slept is told as soon as the page is seen again', () => {
    start();
    vi.setSystemTime(Date.now() + 9 * minute);
    expect(did).toEqual([]);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(did).toEqual(['warn 60']);
  });

  it('a warning that stands when it has stopped is not taken back by another tab', () => {
    start();
    wait(9 * minute);
    stop();
    hear('activity');
    expect(did).toEqual(['warn 120']);
  });

  it('nothing more comes once it has stopped', () => {
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
  it('begins the time anew, and is told to the other tabs', () => {
    start();
    wait(5 * minute);
    noteCall();
    expect(notifyOtherTabs).toHaveBeenCalledExactlyOnceWith('activity');
    wait(8 * minute - 1);
    expect(did).toEqual([]);
    wait(1);
    expect(did).toEqual(['warn 120']);
  });

  it('of the same moment is no news', () => {
    start();
    noteCall();
    expect(notifyOtherTabs).not.toHaveBeenCalled();
  });

  it('takes the warning back, which comes again at its new time', () => {
    start();
    wait(9 * minute);
    noteCall();
    expect(did).toEqual(['warn 120', 'calm']);
    noteCall();
    wait(8 * minute);
    expect(did).toEqual(['warn 120', 'calm', 'warn 120']);
  });

  it('that comes after the end lets the time run once more', () => {
    start(null);
    wait(10 * minute);
    noteCall();
    wait(10 * minute);
    expect(did).toEqual(['end', 'end']);
  });

  it('of another tab counts like one of this, and is not told again', () => {
    start();
    wait(9 * minute);
    hear('activity');
    expect(did).toEqual(['warn 120', 'calm']);
    expect(notifyOtherTabs).not.toHaveBeenCalled();
    hear('login');
    wait(8 * minute - 1);
    expect(did).toHaveLength(2);
  });

  it('is what other news of another tab is not', () => {
    start();
    wait(5 * minute);
    hear('login');
    wait(3 * minute);
    expect(did).toEqual(['warn 120']);
  });
});

describe('work', () => {
  it.each(['keydown', 'pointerdown', 'input'])('is shown by %s', (sign) => {
    start();
    wait(5 * minute);
    work(sign);
    expect(did).toEqual(['keep']);
  });

  it('asks for a call from half of the time to the warning on', () => {
    start();
    wait(4 * minute - 1);
    work();
    expect(did).toEqual([]);
    wait(1);
    work();
    expect(did).toEqual(['keep']);
  });

  it('asks for a call from half of all the time on where no warning is wanted', () => {
    start(null);
    wait(5 * minute - 1);
    work();
    expect(did).toEqual([]);
    wait(1);
    work();
    expect(did).toEqual(['keep']);
  });

  it('asks again only after a while if the call came to nothing', () => {
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

  it('comes too late when the time is over', () => {
    start(null);
    wait(10 * minute);
    work();
    expect(did).toEqual(['end']);
  });
});
