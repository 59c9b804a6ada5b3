import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSubmitOnce } from '../../src/forms/use-submit-once.ts';

const newSubmit = () => vi.fn<(text: string) => Promise<void>>().mockResolvedValue();

function renderSubmitHook(submit: (text: string) => Promise<void>) {
  const { result, rerender } = renderHook(({ send }) => useSubmitOnce(send), {
    initialProps: { send: submit },
  });
  return { hook: () => result.current, rerender };
}

it('useSubmitOnce runs one submission at a time, and the next after its end (S9)', async () => {
  let finishSubmission = (): void => undefined;
  const submit = newSubmit().mockReturnValueOnce(
    new Promise((resolve) => (finishSubmission = resolve)),
  );
  const { hook: currentHook } = renderSubmitHook(submit);
  expect(currentHook().isRunning).toBe(false);
  await act(async () => {
    void currentHook().submitOnce('a');
    void currentHook().submitOnce('b');
  });
  expect([submit.mock.calls, currentHook().isRunning]).toEqual([[['a']], true]);
  await act(async () => finishSubmission());
  expect(currentHook().isRunning).toBe(false);
  await act(() => currentHook().submitOnce('c'));
  expect(submit.mock.calls).toEqual([['a'], ['c']]);
});

it('useSubmitOnce throws the error of a submission, and then runs the next', async () => {
  const failure = new Error('refused');
  const submit = newSubmit().mockRejectedValueOnce(failure);
  const { hook: currentHook } = renderSubmitHook(submit);
  await act(() => expect(currentHook().submitOnce('a')).rejects.toBe(failure));
  expect(currentHook().isRunning).toBe(false);
  await act(() => currentHook().submitOnce('b'));
  expect(submit).toHaveBeenLastCalledWith('b');
});

it('useSubmitOnce runs the function of the last rendering, and returns the same object for the same function', async () => {
  const [submit, nextSubmit] = [newSubmit(), newSubmit()];
  const { hook: currentHook, rerender } = renderSubmitHook(submit);
  const { submitOnce } = currentHook();
  rerender({ send: submit });
  expect(currentHook().submitOnce).toBe(submitOnce);
  rerender({ send: nextSubmit });
  await act(() => currentHook().submitOnce('a'));
  expect([submit.mock.calls, nextSubmit.mock.calls]).toEqual([[], [['a']]]);
});
