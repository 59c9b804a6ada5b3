import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorKind } from '../../src/api/api-error.ts';
import {
  getLastCallAt,
  getPendingCount,
  recordDownloadCall,
  subscribePending,
  trackCall,
} from '../../src/api/pending.ts';

const failWith =
  (kind: ApiErrorKind, status = 0) =>
  () =>
    Promise.reject(new ApiError({ kind, status, flowId: 'f' }));

let now = Date.now();

beforeEach(() => {
  now += 60_000;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
});

describe('a pending call', () => {
  it('is counted until it succeeds or fails', async () => {
    const succeedingCall = trackCall(() => Promise.resolve('answer'));
    const failingCall = trackCall(failWith('network'));
    expect(getPendingCount()).toBe(2);
    expect(await succeedingCall).toBe('answer');
    await expect(failingCall).rejects.toBeInstanceOf(ApiError);
    expect(getPendingCount()).toBe(0);
  });

  it('that is quiet is not counted, but keeps the session alive', async () => {
    const quietCall = trackCall(() => Promise.resolve(), { isQuiet: true });
    expect(getPendingCount()).toBe(0);
    await quietCall;
    expect(getPendingCount()).toBe(0);
    expect(getLastCallAt()).toBe(now);
  });
});

describe('a listener', () => {
  const counts: number[] = [];
  let unsubscribe = (): void => undefined;

  beforeEach(() => {
    counts.length = 0;
    unsubscribe = subscribePending(() => counts.push(getPendingCount()));
  });
  afterEach(() => unsubscribe());

  it('is notified of the start and the end of each call', async () => {
    await trackCall(() => Promise.resolve());
    expect(counts).toEqual([1, 0]);
  });

  it('is notified of the end after the time of the answer was recorded', async () => {
    const times: number[] = [];
    const unsubscribeTimes = subscribePending(() => times.push(getLastCallAt()));
    await trackCall(() => Promise.resolve());
    unsubscribeTimes();
    expect(times.at(-1)).toBe(now);
  });

  it('is notified of a download, which is not counted', () => {
    recordDownloadCall();
    expect(counts).toEqual([0]);
    expect(getLastCallAt()).toBe(now);
  });

  it('is not notified after it has unsubscribed', () => {
    unsubscribe();
    recordDownloadCall();
    expect(counts).toEqual([]);
  });
});

describe('the session', () => {
  it.each([
    ['is kept alive by a refusal', 'http', 400, true],
    ['is kept alive by a fault of the server', 'http', 500, true],
    ['is not kept alive by a call without an answer', 'network', 0, false],
    ['is not kept alive by an unreadable answer', 'malformed', 502, false],
    ['is not kept alive by a missing session', 'http', 401, false],
  ] as const)('%s', async (_, kind, status, isKeptAlive) => {
    const callTimeBefore = getLastCallAt();
    await expect(trackCall(failWith(kind, status))).rejects.toBeInstanceOf(ApiError);
    expect(callTimeBefore).not.toBe(now);
    expect(getLastCallAt()).toBe(isKeptAlive ? now : callTimeBefore);
  });

  it('is not kept alive by a defect of the portal', async () => {
    const callTimeBefore = getLastCallAt();
    await expect(trackCall(() => Promise.reject(new TypeError('a defect')))).rejects.toThrow(
      'defect',
    );
    expect(getLastCallAt()).toBe(callTimeBefore);
  });
});
