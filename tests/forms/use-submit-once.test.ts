import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSubmitOnce } from '../../src/forms/use-submit-once.ts';

/** A submission that runs until it is told to end. */
function submission() {
  let resolve = (): void => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<void>((good, bad) => {
    resolve = good;
    reject = bad;
  });
  const submit = vi.fn<(text: string) => Promise<void>>().mockReturnValue(promise);
  const { result, rerender } = renderHook(({ send }) => useSubmitOnce(send), {
    initialProps: { send: submit },
  });
  return { submit, result, rerender, resolve, reject };
}

it('lets one submission run at a time, and the next when it is over (S9)', async () => {
  const { submit, result, resolve } = submission();
  expect(result.current.isRunning).toBe(false);
  let first = Promise.resolve();
  await act(async () => {
    first = result.current.run('a');
    void result.current.run('b');
  });
  expect(submit.mock.calls).toEqual([['a']]);
  expect(result.current.isRunning).toBe(true);
  await act(async () => {
    resolve();
    await first;
  });
  expect(result.current.isRunning).toBe(false);
  await act(() => result.current.run('c'));
  expect(submit.mock.calls).toEqual([['a'], ['c']]);
});

it('leaves a failure to the caller, and can be tried again', async () => {
  const { submit, result, reject } = submission();
  const failure = new Error('refused');
  let outcome: unknown;
  await act(async () => {
    const first = result.current.run('a').catch((error: unknown) => (outcome = error));
    reject(failure);
    await first;
  });
  expect([outcome, result.current.isRunning]).toEqual([failure, false]);
  submit.mockResolvedValue();
  await act(() => result.current.run('b'));
  expect(submit).toHaveBeenLastCalledWith('b');
});

it('submits what the page has at the press, not what it had at first', async () => {
  const { submit, result, rerender } = submission();
  submit.mockResolvedValue();
  const { run } = result.current;
  rerender({ send: submit });
  expect(result.current.run).toBe(run);
  const other = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  rerender({ send: other });
  await act(() => result.current.run('a'));
  expect([submit.mock.calls, other.mock.calls]).toEqual([[], [['a']]]);
});
