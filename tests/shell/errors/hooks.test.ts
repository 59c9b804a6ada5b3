import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readableParts } from '../../../src/api/unreadable.ts';
import { handleError } from '../../../src/shell/errors/handle-error.ts';
import { usePartFailure } from '../../../src/shell/errors/use-part-failure.ts';
import { useWrongAddress } from '../../../src/shell/errors/use-wrong-address.ts';

vi.mock(import('../../../src/shell/errors/handle-error.ts'), () => ({
  handleError: vi.fn<() => boolean>(() => true),
}));

const handled = vi.mocked(handleError);

describe('an answer that is read in parts', () => {
  const lacking = (...names: string[]) => readableParts({ one: 1, other: 2 }, names);

  it.each([
    ['is whole', lacking(), undefined],
    ['is not there yet', undefined, undefined],
    ['lacks what does not matter here', lacking('other'), ['one']],
  ])('has not failed if it %s', (_, answer, names) => {
    expect(renderHook(() => usePartFailure(answer, names)).result.current).toBeNull();
  });

  it.each([
    ['any part', lacking('other'), undefined],
    ['a part that matters here', lacking('one', 'other'), ['one']],
  ])('has failed if %s could not be read', (_, answer, names) => {
    const { result } = renderHook(() => usePartFailure(answer, names));
    expect(result.current).toMatchObject({ kind: 'malformed', status: 200 });
  });

  it('fails again with each answer, not with each render', () => {
    const { result, rerender } = renderHook(({ answer }) => usePartFailure(answer), {
      initialProps: { answer: lacking('one') },
    });
    const first = result.current;
    rerender({ answer: result.current === first ? lacking('one') : {} });
    expect(result.current).not.toBeNull();
    expect(result.current).not.toBe(first);
    const second = result.current;
    rerender({ answer: lacking() });
    expect(result.current).toBeNull();
    expect(second).not.toBeNull();
  });

  it('keeps the same failure for the same answer', () => {
    const answer = lacking('one');
    const { result, rerender } = renderHook(() => usePartFailure(answer));
    const first = result.current;
    rerender();
    expect(result.current).toBe(first);
  });
});

describe('an invalid address', () => {
  beforeEach(() => {
    handled.mockClear();
  });

  it('is handled once like the server’s answer', () => {
    const { rerender } = renderHook(() => useWrongAddress('404-1-00-01'));
    rerender();
    expect(handled).toHaveBeenCalledOnce();
    expect(handled.mock.lastCall?.[0]).toMatchObject({
      kind: 'http',
      status: 404,
      items: [{ code: '404-1-00-01', target: [], mapping: [] }],
    });
  });

  it('is handled when it becomes invalid', () => {
    const { rerender } = renderHook(
      ({ isWrong }) => useWrongAddress(isWrong ? '404-1-00-01' : undefined),
      { initialProps: { isWrong: false } },
    );
    expect(handled).not.toHaveBeenCalled();
    rerender({ isWrong: true });
    expect(handled).toHaveBeenCalledOnce();
  });
});
