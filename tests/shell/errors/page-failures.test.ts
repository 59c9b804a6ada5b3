import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorKind } from '../../../src/api/api-error.ts';
import { getFlowId } from '../../../src/api/identity.ts';
import { withoutUnreadableParts } from '../../../src/api/unreadable.ts';
import { hasCode, handledErrorsMeta, allErrorsMeta } from '../../../src/shell/errors/call-meta.ts';
import { isErrorCode, storeCode, takeStoredCode } from '../../../src/shell/errors/error-of-code.ts';
import { handleError } from '../../../src/shell/errors/handle-error.ts';
import { showAnyFailure, showCallFailure } from '../../../src/shell/errors/show-failure.ts';
import { useUnreadablePartError } from '../../../src/shell/errors/use-unreadable-part-error.ts';
import { useWrongAddress } from '../../../src/shell/errors/use-wrong-address.ts';
import { messageStore } from '../../../src/shell/messages/message-store.ts';
import { errorOf } from '../../support/error-of.ts';

vi.mock(import('../../../src/shell/errors/handle-error.ts'), () => ({
  handleError: vi.fn<() => boolean>(() => true),
}));

const failureOf = (kind: ApiErrorKind): ApiError => new ApiError({ kind, flowId: 'f' });
const abortedCase: [string, Error] = ['a call that the portal cancelled', failureOf('aborted')];
const defectCase: [string, Error] = ['a defect', new TypeError('undefined is not a function')];

describe('an error code', () => {
  it.each([
    '40-1-00-01',
    '4000-1-00-01',
    '400-1-00',
    '400-1-00-001',
    'x400-1-00-01',
    '400-1-00-01_sub',
  ])('does not have the format %j', (text) => {
    expect(isErrorCode(text)).toBe(false);
  });

  it('is read once after a reload, unless the storage contains something else', () => {
    storeCode('403-1-00-02');
    expect(takeStoredCode()).toBe('403-1-00-02');
    expect(takeStoredCode()).toBeUndefined();
    storeCode('<script>');
    expect(takeStoredCode()).toBeUndefined();
  });
});

describe('an answer that is read in parts', () => {
  const answerLacking = (...names: string[]) => withoutUnreadableParts({ one: 1, other: 2 }, names);

  it.each([
    ['is complete', answerLacking(), undefined],
    ['has not arrived', undefined, undefined],
    ['lacks a part that is not needed here', answerLacking('other'), ['one']],
  ])('has not failed if it %s', (_, answer, neededParts) => {
    expect(renderHook(() => useUnreadablePartError(answer, neededParts)).result.current).toBeNull();
  });

  it.each([
    ['any part', answerLacking('other'), undefined],
    ['a part that is needed here', answerLacking('one', 'other'), ['one']],
  ])('has failed if it lacks %s', (_, answer, neededParts) => {
    const { result } = renderHook(() => useUnreadablePartError(answer, neededParts));
    expect(result.current).toMatchObject({ kind: 'malformed', status: 200 });
  });

  it('has the same failure at each rendering of the same answer', () => {
    const { result, rerender } = renderHook(({ answer }) => useUnreadablePartError(answer), {
      initialProps: { answer: answerLacking('one') },
    });
    const firstFailure = result.current;
    const answer = answerLacking('one');
    rerender({ answer });
    const secondFailure = result.current;
    expect(secondFailure).not.toBe(firstFailure);
    rerender({ answer });
    expect(result.current).toBe(secondFailure);
    rerender({ answer: answerLacking() });
    expect(result.current).toBeNull();
  });
});

it('an address with a wrong format is handled once, like a 404 answer of the server', () => {
  const { rerender } = renderHook(
    ({ isWrong }) => useWrongAddress(isWrong ? '404-1-00-01' : undefined),
    { initialProps: { isWrong: false } },
  );
  expect(handleError).not.toHaveBeenCalled();
  rerender({ isWrong: true });
  rerender({ isWrong: true });
  expect(handleError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      kind: 'http',
      status: 404,
      flowId: getFlowId(),
      items: [{ code: '404-1-00-01', target: [], mapping: [] }],
    }),
  );
});

describe('an error that a page handles itself', () => {
  it('is recognised by any of its codes', () => {
    const error = errorOf('400-1-00-01', '401-1-07-02');
    expect(hasCode(error, '401-1-07-02')).toBe(true);
    expect(hasCode(error, '409-1-00-01', '400-1-00-01')).toBe(true);
    expect(hasCode(error, '409-1-00-01')).toBe(false);
    expect(hasCode(error)).toBe(false);
    expect(hasCode(defectCase[1], '401-1-07-02')).toBe(false);
  });

  it('is marked as handled by the page', () => {
    const { isHandledByPage } = handledErrorsMeta('401-1-07-02');
    expect(isHandledByPage?.(errorOf('401-1-07-02'))).toBe(true);
    expect(isHandledByPage?.(errorOf('401-1-00-01'))).toBe(false);
    expect(allErrorsMeta.isHandledByPage?.(errorOf('401-1-00-01'))).toBe(true);
  });
});

describe('a failed call of the frame', () => {
  const messageWith = (text: string) => ({
    status: 'error',
    hidesTopLink: true,
    message: expect.stringContaining(text),
  });

  it.each([
    ['network', '通信できませんでした。'],
    ['timeout', '時間内に応答がありませんでした。'],
    ['malformed', 'サーバーからの応答を正しく受け取れませんでした。'],
  ] as const)('is shown as %s, without a link to the top page', (kind, text) => {
    showCallFailure(failureOf(kind));
    expect(messageStore.get()).toEqual(messageWith(text));
  });

  it.each<[string, Error]>([
    ['a code of the message area', errorOf('403-1-00-01')],
    ['the end of the session', errorOf('401-1-00-01')],
    abortedCase,
    defectCase,
  ])('is not shown for %s', (_, error) => {
    showCallFailure(error);
    expect(messageStore.get()).toBeNull();
  });

  it.each<[string, Error]>([
    ['an answer with a code', errorOf('403-1-00-01')],
    abortedCase,
    defectCase,
  ])('can be shown for any error: %s', (_, error) => {
    showAnyFailure(error);
    expect(messageStore.get()).toEqual(messageWith('予期しないエラーが発生しました。'));
  });
});
