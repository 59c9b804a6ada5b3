import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordDownloadCall } from '../../../src/api/pending.ts';
import { IdleClock } from '../../../src/shell/session/idle-clock.ts';
import { notifyOtherTabs, listenToOtherTabs } from '../../../src/shell/session/other-tabs.ts';

vi.mock(import('../../../src/shell/session/other-tabs.ts'), () => ({
  notifyOtherTabs: vi.fn<typeof notifyOtherTabs>(),
  listenToOtherTabs: vi.fn<typeof listenToOtherTabs>(),
}));

const minuteMs = 60_000;

let recordedActions: string[] = [];
let stopClock = (): void => undefined;
let receiveFromOtherTab: (event: 'login' | 'activity') => void;

function startClock(warningMs: number | null = 2 * minuteMs): void {
  const clock = new IdleClock({
    timeoutMs: 10 * minuteMs,
    warningMs,
    keepAlive: () => recordedActions.push('keep'),
    warn: (endTimeMs) => recordedActions.push(`warn ${(endTimeMs - Date.now()) / 1000}`),
    closeWarning: () => recordedActions.push('close'),
    end: () => recordedActions.push('end'),
  });
  stopClock = clock.start();
}

const passMs = (milliseconds: number): void => void vi.advanceTimersByTime(milliseconds);
const dispatchActivity = (event = 'keydown'): void => void window.dispatchEvent(new Event(event));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(listenToOtherTabs).mockImplementation((listener) => {
    receiveFromOtherTab = listener;
    return () => {
      receiveFromOtherTab = () => undefined;
    };
  });
  recordedActions = [];
  recordDownloadCall();
});

afterEach(() => stopClock());

describe('without calls and activity', () => {
  it('the warning and the end happen once, at the configured times', () => {
    startClock();
    passMs(8 * minuteMs - 1);
    expect(recordedActions).toEqual([]);
    passMs(1);
    expect(recordedActions).toEqual(['warn 120']);
    passMs(2 * minuteMs - 1);
    expect(recordedActions).toEqual(['warn 120']);
    passMs(1);
    passMs(5 * minuteMs);
    expect(recordedActions).toEqual(['warn 120', 'end']);
  });

  it('there is no warning if none is configured', () => {
    startClock(null);
    passMs(10 * minuteMs - 1);
    expect(recordedActions).toEqual([]);
    passMs(1);
    expect(recordedActions).toEqual(['end']);
  });

  it('a wake-up after sleep warns as soon as the page is visible', () => {
    startClock();
    vi.setSystemTime(Date.now() + 9 * minuteMs);
    expect(recordedActions).toEqual([]);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(recordedActions).toEqual(['warn 60']);
  });

  it('a stopped clock ignores calls, activity and messages of other tabs', () => {
    startClock();
    stopClock();
    document.dispatchEvent(new Event('visibilitychange'));
    passMs(6 * minuteMs);
    dispatchActivity();
    recordDownloadCall();
    receiveFromOtherTab('activity');
    passMs(20 * minuteMs);
    document.dispatchEvent(new Event('visibilitychange'));
    expect([recordedActions, vi.getTimerCount()]).toEqual([[], 0]);
    expect(notifyOtherTabs).not.toHaveBeenCalled();
  });
});

describe('a call', () => {
  it('restarts the idle time, and notifies the other tabs', () => {
    startClock();
    passMs(5 * minuteMs);
    recordDownloadCall();
    expect(notifyOtherTabs).toHaveBeenCalledExactlyOnceWith('activity');
    passMs(8 * minuteMs - 1);
    expect(recordedActions).toEqual([]);
    passMs(1);
    expect(recordedActions).toEqual(['warn 120']);
  });

  it('at the time of the last call does not notify the other tabs again', () => {
    startClock();
    recordDownloadCall();
    expect(notifyOtherTabs).not.toHaveBeenCalled();
  });

  it('closes the warning, which appears again at its new time', () => {
    startClock();
    passMs(9 * minuteMs);
    recordDownloadCall();
    expect(recordedActions).toEqual(['warn 120', 'close']);
    recordDownloadCall();
    passMs(8 * minuteMs);
    expect(recordedActions).toEqual(['warn 120', 'close', 'warn 120']);
  });

  it('after the end restarts the idle time', () => {
    startClock(null);
    passMs(10 * minuteMs);
    recordDownloadCall();
    passMs(10 * minuteMs);
    expect(recordedActions).toEqual(['end', 'end']);
  });

  it('in another tab restarts the idle time, but a login in another tab does not', () => {
    startClock();
    passMs(9 * minuteMs);
    receiveFromOtherTab('login');
    expect(recordedActions).toEqual(['warn 120']);
    receiveFromOtherTab('activity');
    expect(recordedActions).toEqual(['warn 120', 'close']);
    expect(notifyOtherTabs).not.toHaveBeenCalled();
    passMs(8 * minuteMs - 1);
    expect(recordedActions).toHaveLength(2);
  });
});

describe('activity', () => {
  it.each(['keydown', 'pointerdown', 'input'])('is recognised by %s', (event) => {
    startClock();
    passMs(5 * minuteMs);
    dispatchActivity(event);
    expect(recordedActions).toEqual(['keep']);
  });

  it.each([
    ['half of the time to the warning', 2, 4],
    ['half of the time without a warning', null, 5],
  ])('triggers a call after %s', (_, warningMinutes, minutes) => {
    startClock(warningMinutes === null ? null : warningMinutes * minuteMs);
    passMs(minutes * minuteMs - 1);
    dispatchActivity();
    expect(recordedActions).toEqual([]);
    passMs(1);
    dispatchActivity();
    expect(recordedActions).toEqual(['keep']);
  });

  it('triggers the next call only 15 seconds after a call that failed', () => {
    startClock();
    passMs(5 * minuteMs);
    dispatchActivity();
    passMs(14_999);
    dispatchActivity();
    expect(recordedActions).toEqual(['keep']);
    passMs(1);
    dispatchActivity();
    expect(recordedActions).toEqual(['keep', 'keep']);
  });

  it('after the end is ignored', () => {
    startClock(null);
    passMs(10 * minuteMs);
    dispatchActivity();
    expect(recordedActions).toEqual(['end']);
  });
});
