import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ensureOwnSession,
  forgetSession,
  guardSession,
  isSessionChanged,
  noteSession,
} from '../../src/api/session-guard.ts';

const logIn = (token: string): void => {
  document.cookie = `XSRF-TOKEN=${token}; path=/`;
};

beforeEach(() => {
  forgetSession();
  logIn('first');
});

describe('a session', () => {
  it('has not changed on a page that knows no customer', () => {
    expect(isSessionChanged()).toBe(false);
  });

  it('has changed once a login has brought another token', () => {
    noteSession('first');
    expect(isSessionChanged()).toBe(false);
    logIn('second');
    expect(isSessionChanged()).toBe(true);
    noteSession('second');
    expect(isSessionChanged()).toBe(false);
  });

  it('has changed if the customer was asked for without a token', () => {
    noteSession(undefined);
    expect(isSessionChanged()).toBe(true);
  });

  it('is nobody’s after it was forgotten', () => {
    noteSession('another');
    forgetSession();
    expect(isSessionChanged()).toBe(false);
  });
});

describe('a call', () => {
  const look = vi.fn<() => Promise<void>>(() => Promise.resolve());

  beforeEach(() => {
    look.mockReset();
    look.mockResolvedValue();
    return guardSession(look);
  });

  it('leaves at once while the session is the page’s own', async () => {
    noteSession('first');
    await ensureOwnSession('/bills');
    expect(look).not.toHaveBeenCalled();
  });

  it('waits for the question who it is where somebody has logged in', async () => {
    noteSession('another');
    await ensureOwnSession('/bills');
    expect(look).toHaveBeenCalledOnce();
  });

  it('does not leave if it is somebody else', async () => {
    noteSession('another');
    look.mockRejectedValue(new Error('another customer'));
    await expect(ensureOwnSession('/bills')).rejects.toThrow('another customer');
  });

  it('that is the question itself leaves whoever it is', async () => {
    noteSession('another');
    await ensureOwnSession('/user/me');
    expect(look).not.toHaveBeenCalled();
  });

  it('leaves unasked where nobody guards any more', async () => {
    noteSession('another');
    guardSession(look)();
    await ensureOwnSession('/bills');
    expect(look).not.toHaveBeenCalled();
  });
});
