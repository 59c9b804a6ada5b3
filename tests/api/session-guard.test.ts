import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ensureSameCustomer,
  clearSessionToken,
  guardSession,
  isSessionChanged,
  setSessionToken,
} from '../../src/api/session-guard.ts';

const logIn = (token: string): void => {
  document.cookie = `XSRF-TOKEN=${token}; path=/`;
};

beforeEach(() => {
  clearSessionToken();
  logIn('first');
});

describe('a session', () => {
  it('has not changed before the token is set, or after the token is cleared', () => {
    expect(isSessionChanged()).toBe(false);
    setSessionToken('another');
    clearSessionToken();
    expect(isSessionChanged()).toBe(false);
  });

  it('has changed after a login with another token', () => {
    setSessionToken('first');
    expect(isSessionChanged()).toBe(false);
    logIn('second');
    expect(isSessionChanged()).toBe(true);
    setSessionToken('second');
    expect(isSessionChanged()).toBe(false);
  });

  it('has changed if the customer was requested without a token', () => {
    setSessionToken(undefined);
    expect(isSessionChanged()).toBe(true);
  });
});

describe('a call', () => {
  const checkCustomer = vi.fn<() => Promise<void>>(() => Promise.resolve());

  beforeEach(() => {
    checkCustomer.mockResolvedValue();
    return guardSession(checkCustomer);
  });

  it('is sent at once in the same session', async () => {
    setSessionToken('first');
    await ensureSameCustomer('/bills');
    expect(checkCustomer).not.toHaveBeenCalled();
  });

  it('waits for the check of the customer after a login in another tab', async () => {
    setSessionToken('another');
    await ensureSameCustomer('/bills');
    expect(checkCustomer).toHaveBeenCalledOnce();
  });

  it('is rejected if another customer has logged in', async () => {
    setSessionToken('another');
    checkCustomer.mockRejectedValue(new Error('another customer'));
    await expect(ensureSameCustomer('/bills')).rejects.toThrow('another customer');
  });

  it('for the current user is sent without a check', async () => {
    setSessionToken('another');
    await ensureSameCustomer('/user/me');
    expect(checkCustomer).not.toHaveBeenCalled();
  });

  it('is sent without a check after the guard was removed', async () => {
    setSessionToken('another');
    guardSession(checkCustomer)();
    await ensureSameCustomer('/bills');
    expect(checkCustomer).not.toHaveBeenCalled();
  });
});
