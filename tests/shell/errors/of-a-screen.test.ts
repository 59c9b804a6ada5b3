import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '../../../src/api/api-error.ts';
import { fileFate } from '../../../src/shell/errors/file-errors.ts';
import { hasCode, keeps, keepsAll } from '../../../src/shell/errors/call-meta.ts';
import { showFailure, showAnyFailure } from '../../../src/shell/errors/show-failure.ts';
import { closeMessage, messageStore } from '../../../src/shell/messages/message-store.ts';
import { errorOf } from '../../support/error-of.ts';
import { speak } from '../../support/render.tsx';

const failureOf = (kind: ApiErrorKind, status = 0): ApiError =>
  new ApiError({ kind, status, flowId: 'f' });

describe('the state of a file that is gone', () => {
  it.each([
    ['403-1-05-01', 'unpublished'],
    ['403-1-08-01', 'unpublished'],
    ['404-1-08-01', 'expired'],
  ])('is read from %s', (code, fate) => {
    expect(fileFate(errorOf(code))).toBe(fate);
  });

  it.each([
    ['another code', errorOf('400-1-05-07')],
    ['an answer that says something else, too', errorOf('404-1-08-01', '400-1-05-07')],
    ['an answer that says nothing', failureOf('http', 404)],
    ['what is no answer', new TypeError('Failed to fetch')],
  ])('is not read from %s', (_, error) => {
    expect(fileFate(error)).toBeUndefined();
  });
});

describe('an error that a page handles itself', () => {
  it('is recognised by any of its codes', () => {
    const error = errorOf('400-1-00-01', '401-1-07-02');
    expect(hasCode(error, '401-1-07-02')).toBe(true);
    expect(hasCode(error, '409-1-00-01', '400-1-00-01')).toBe(true);
    expect(hasCode(error, '409-1-00-01')).toBe(false);
    expect(hasCode(error)).toBe(false);
  });

  it('is not recognised without a code', () => {
    expect(hasCode(failureOf('network'), '401-1-07-02')).toBe(false);
    expect(hasCode(new TypeError('a defect'), '401-1-07-02')).toBe(false);
  });

  it('is kept from the shell, and no other', () => {
    const { keeps: isKept } = keeps('401-1-07-02');
    expect(isKept?.(errorOf('401-1-07-02'))).toBe(true);
    expect(isKept?.(errorOf('401-1-00-01'))).toBe(false);
    expect(keepsAll.keeps?.(errorOf('401-1-00-01'))).toBe(true);
  });
});

describe('a failed call of the frame', () => {
  beforeEach(async () => {
    await speak();
    closeMessage();
  });

  it.each([
    ['network', '通信できませんでした。'],
    ['timeout', '時間内に応答がありませんでした。'],
    ['malformed', 'サーバーからの応答を正しく受け取れませんでした。'],
  ] as const)('is reported as %s, without a link to the top page', (kind, said) => {
    showFailure(failureOf(kind));
    expect(messageStore.get()).toMatchObject({ status: 'error', hideTopLink: true });
    expect(messageStore.get()?.message).toContain(said);
  });

  it.each([
    ['a code of the message area', errorOf('403-1-00-01')],
    ['the end of the session', errorOf('401-1-00-01')],
    ['what the portal gave up itself', failureOf('aborted')],
    ['a defect', new TypeError('undefined is not a function')],
  ])('is left to the shell for %s', (_, error) => {
    showFailure(error);
    expect(messageStore.get()).toBeNull();
  });

  it.each([
    ['an answer with a code', errorOf('403-1-00-01')],
    ['what the portal gave up itself', failureOf('aborted')],
    ['a defect', new TypeError('undefined is not a function')],
  ])('can be reported for any error: %s', (_, error) => {
    showAnyFailure(error);
    expect(messageStore.get()).toMatchObject({ status: 'error', hideTopLink: true });
    expect(messageStore.get()?.message).toContain('予期しないエラーが発生しました。');
  });
});
