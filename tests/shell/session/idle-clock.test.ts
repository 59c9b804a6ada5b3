import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordDownloadCall } from '../../../src/api/pending.ts';
import { IdleClock } from '../../../src/shell/session/idle-clock.ts';
import { notifyOtherTabs, listenToOtherTabs } from '../../../src/shell/session/other-tabs.ts';

vi.mock(import('../../../src/shell/session/other-tabs.ts'), () => ({
  notifyOtherTabs: vi.fn<typeof notifyOtherTabs>(),
  listenToOtherTabs: vi.fn<typeof listenToOtherTabs>(),
}));

const minute = 60_000;

let actions: string[] = [];
let stop = (): void => undefined;
let receive: (event: 'login' | 'activity') => void;

function start(warningMs: number | null = 2 * minute): void {
  const clock = new IdleClock({
    timeoutMs: 10 * minute,
    warningMs,
    keepAlive: () => actions.push('keep'),
    warn: (endsAt) => actions.push(`warn ${(endsAt - Date.now()) / 1000}`),
    closeWarning: () => actions.push('close'),
    end: () => actions.push('end'),
  });
  stop = clock.start();
}

const wait = (milliseconds: number): void => void vi.advanceTimersByTime(milliseconds);
const dispatchActivity = (event = 'keydown'): void => void window.dispatchEvent(new Event(event));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(listenToOtherTabs).mockImplementation((listener) => {
    receive = listener;
    return () => {
      receive = () => undefined;
    };
  });
  actions = [];
  recordDownloadCall();
});

afterEach(() => {
  stop();
});

describe('without calls and activity', () => {
  it('warning and end happen once, at their times', () => {
    start();
    wait(8 * minute - 1);
    expect(actions).toEqual([]);
    wait(1);
    expect(actions).toEqual(['warn 120']);
    wait(2 * minute - 1);
    expect(actions).toEqual(['warn 120']);
    wait(1);
    wait(5 * minute);
    expect(actions).toEqual(['warn 120', 'end']);
  });

  it('there is no warning if none is configured', () => {
    start(null);
    wait(10 * minute - 1);
    expect(actions).toEqual([]);
    wait(1);
    expect(actions).toEqual(['end']);
  });

  it('a wake-up after sleep warns as soon as the page is visible', () => {
    start();
    vi.setSystemTime(Date.now() + 9 * minute);
    expect(actions).toEqual([]);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(actions).toEqual(['warn 60']);
  });

  it('a stopped clock does nothing, also not after calls, activity and messages of other tabs', () => {
    start();
    stop();
    document.dispatchEvent(new Event('visibilitychange'));
    wait(6 * minute);
    dispatchActivity();
    recordDownloadCall();
    receive('activity');
    wait(20 * minute);
    document.dispatchEvent(new Event('visibilitychange'));
    expect([actions, vi.getTimerCount()]).toEqual([[], 0]);
    expect(notifyOtherTabs).not.toHaveBeenCalled();
  });
});

describe('a call', () => {
  it('restarts the time, and notifies the other tabs', () => {
    start();
    wait(5 * minute);
    recordDownloadCall();
    expect(notifyOtherTabs).toHaveBeenCalledExactlyOnceWith('activity');
    wait(8 * minute - 1);
    expect(actions).toEqual([]);
    wait(1);
    expect(actions).toEqual(['warn 120']);
  });

  it('at the same moment does not notify them again', () => {
    start();
    recordDownloadCall();
    expect(notifyOtherTabs).not.toHaveBeenCalled();
  });

  it('closes the warning, which appears again at its new time', () => {
    start();
    wait(9 * minute);
    recordDownloadCall();
    expect(actions).toEqual(['warn 120', 'close']);
    recordDownloadCall();
    wait(8 * minute);
    expect(actions).toEqual(['warn 120', 'close', 'warn 120']);
  });

  it('after the end restarts the time', () => {
    start(null);
    wait(10 * minute);
    recordDownloadCall();
    wait(10 * minute);
    expect(actions).toEqual(['end', 'end']);
  });

  it('in another tab restarts the time, in contrast to other messages', () => {
    start();
    wait(9 * minute);
    receive('login');
    expect(actions).toEqual(['warn 120']);
    receive('activity');
    expect(actions).toEqual(['warn 120', 'close']);
    expect(notifyOtherTabs).not.toHaveBeenCalled();
    wait(8 * minute - 1);
    expect(actions).toHaveLength(2);
  });
});

describe('activity', () => {
  it.each(['keydown', 'pointerdown', 'input'])('is recognised by %s', (event) => {
    start();
    wait(5 * minute);
    dispatchActivity(event);
    expect(actions).toEqual(['keep']);
  });

  it.each([
    ['half of the time to the warning', 2, 4],
    ['half of the time without a warning', null, 5],
  ])('triggers a call after %s', (_, warning, minutes) => {
    start(warning === null ? null : warning * minute);
    wait(minutes * minute - 1);
    dispatchActivity();
    expect(actions).toEqual([]);
    wait(1);
    dispatchActivity();
    expect(actions).toEqual(['keep']);
  });

  it('triggers the next call only after a pause if a call fails', () => {
    start();
    wait(5 * minute);
    dispatchActivity();
    wait(14_999);
    dispatchActivity();
    expect(actions).toEqual(['keep']);
    wait(1);
    dispatchActivity();
    expect(actions).toEqual(['keep', 'keep']);
  });

  it('after the end is ignored', () => {
    start(null);
    wait(10 * minute);
    dispatchActivity();
    expect(actions).toEqual(['end']);
  });
});
