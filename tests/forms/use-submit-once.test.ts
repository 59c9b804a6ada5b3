import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSubmitOnce } from '../../src/forms/use-submit-once.ts';

const newSubmit = () => vi.fn<(text: string) => Promise<void>>().mockResolvedValue();

function show(submit: (text: string) => Promise<void>) {
  const { result, rerender } = renderHook(({ send }) => useSubmitOnce(send), {
    initialProps: { send: submit },
  });
  return { hook: () => result.current, rerender };
}

it('runs one submission at a time, and the next after its end (S9)', async () => {
  let finish = (): void => undefined;
  const submit = newSubmit().mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  const { hook } = show(submit);
  expect(hook().isRunning).toBe(false);
  await act(async () => {
    void hook().submitOnce('a');
    void hook().submitOnce('b');
  });
  expect([submit.mock.calls, hook().isRunning]).toEqual([[['a']], true]);
  await act(async () => finish());
  expect(hook().isRunning).toBe(false);
  await act(() => hook().submitOnce('c'));
  expect(submit.mock.calls).toEqual([['a'], ['c']]);
});

it('throws the error of a submission, and then runs the next', async () => {
  const failure = new Error('refused');
  const submit = newSubmit().mockRejectedValueOnce(failure);
  const { hook } = show(submit);
  await act(() => expect(hook().submitOnce('a')).rejects.toBe(failure));
  expect(hook().isRunning).toBe(false);
  await act(() => hook().submitOnce('b'));
  expect(submit).toHaveBeenLastCalledWith('b');
});

it('runs the function of the last rendering, and is stable for the same function', async () => {
  const [submit, other] = [newSubmit(), newSubmit()];
  const { hook, rerender } = show(submit);
  const { submitOnce } = hook();
  rerender({ send: submit });
  expect(hook().submitOnce).toBe(submitOnce);
  rerender({ send: other });
  await act(() => hook().submitOnce('a'));
  expect([submit.mock.calls, other.mock.calls]).toEqual([[], [['a']]]);
});
