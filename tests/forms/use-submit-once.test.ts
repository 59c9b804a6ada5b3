import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSubmitOnce } from '../../src/forms/use-submit-once.ts';

const createSubmit = () => vi.fn<(text: string) => Promise<void>>().mockResolvedValue();

function renderSubmitHook(submit: (text: string) => Promise<void>) {
  const { result, rerender } = renderHook(({ send }) => useSubmitOnce(send), {
    initialProps: { send: submit },
  });
  return { currentHook: () => result.current, rerender };
}

it('useSubmitOnce runs only one submission at a time (S9)', async () => {
  let finishSubmission = (): void => undefined;
  const submit = createSubmit().mockReturnValueOnce(
    new Promise((resolve) => (finishSubmission = resolve)),
  );
  const { currentHook } = renderSubmitHook(submit);
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

it('useSubmitOnce throws the error of a submission, and then runs the next submission', async () => {
  const failure = new Error('refused');
  const submit = createSubmit().mockRejectedValueOnce(failure);
  const { currentHook } = renderSubmitHook(submit);
  await act(() => expect(currentHook().submitOnce('a')).rejects.toBe(failure));
  expect(currentHook().isRunning).toBe(false);
  await act(() => currentHook().submitOnce('b'));
  expect(submit).toHaveBeenLastCalledWith('b');
});

it('useSubmitOnce runs the function of the last rendering; the same function has the same `submitOnce`', async () => {
  const [submit, nextSubmit] = [createSubmit(), createSubmit()];
  const { currentHook, rerender } = renderSubmitHook(submit);
  const { submitOnce } = currentHook();
  rerender({ send: submit });
  expect(currentHook().submitOnce).toBe(submitOnce);
  rerender({ send: nextSubmit });
  await act(() => currentHook().submitOnce('a'));
  expect([submit.mock.calls, nextSubmit.mock.calls]).toEqual([[], [['a']]]);
});
