import { describe, expect, it } from 'vitest';
import { ApiError } from '../../src/api/api-error.ts';
import { dispositionOf } from '../../src/api/errors.ts';
import { resultByCode } from '../shell/errors/visible-results.ts';

const statusOf = (code = '500'): number => Number(code.slice(0, 3));

/** The error of an answer with this status and these codes. */
const errorWith = (status: number, codes: readonly string[]): ApiError =>
  new ApiError({
    kind: 'http',
    status,
    items: codes.map((code) => ({ code, target: [], mapping: [] })),
    flowId: 'f',
  });

const httpError = (...codes: string[]): ApiError => errorWith(statusOf(codes[0]), codes);

describe('the handler of an error', () => {
  it.each(Object.entries(resultByCode).map(([code, { handler }]) => [code, handler] as const))(
    'of the error code %s is %s (S8)',
    (code, handler) => {
      expect(dispositionOf(httpError(code))).toBe(handler);
    },
  );

  it.each([
    ['401-1-77-77', 'login'],
    ['402-1-77-77', 'messageNoTop'],
    ['403-1-77-77', 'message'],
    ['404-1-77-77', 'message'],
    ['500-1-77-77', 'message'],
    ['400-1-77-77', 'caller'],
    ['503-1-77-77', 'maintenance'],
  ])('of the unknown code %s follows from the status: %s', (code, handler) => {
    expect(dispositionOf(httpError(code))).toBe(handler);
  });

  it('of an error without a code is the error page', () => {
    expect(dispositionOf(httpError())).toBe('errorPage');
  });

  it.each(['network', 'timeout', 'malformed'] as const)(
    'of an error of the kind %s is the caller',
    (kind) => {
      expect(dispositionOf(new ApiError({ kind, flowId: 'f' }))).toBe('caller');
    },
  );

  it.each([401, 503])('of a %i without error items follows from the status', (status) => {
    const error = new ApiError({ kind: 'malformed', status, flowId: 'f' });
    expect(dispositionOf(error)).toBe({ 401: 'login', 503: 'maintenance' }[status]);
  });

  it('of a cancelled call is none', () => {
    expect(dispositionOf(new ApiError({ kind: 'aborted', flowId: 'f' }))).toBe('none');
  });

  it('is the error page for an exception of the portal’s code', () => {
    expect(dispositionOf(new TypeError('x is undefined'))).toBe('errorPage');
  });

  /** A code for each handler, in the order of precedence. */
  const handlersInOrder = [
    ['versionDialog', '400-1-99-02'],
    ['login', '401-1-00-01'],
    ['bareMessage', '400-1-11-03'],
    ['messageNoTop', '402-1-00-01'],
    ['maintenance', '503-1-77-77'],
    ['languageFallback', '403-1-00-02'],
    ['message', '403-1-05-01'],
    ['caller', '400-1-00-01'],
  ] as const;
  const pairs = handlersInOrder.flatMap(([handler, code], strongerIndex) =>
    handlersInOrder
      .slice(strongerIndex + 1)
      .map(([weakerHandler, weakerCode]) => ({ handler, code, weakerHandler, weakerCode })),
  );

  /** Handlers that a code decides even if the status of the answer belongs to another code. */
  const handlersOfAnyStatus = ['versionDialog', 'bareMessage', 'languageFallback'];

  it.each(pairs)(
    'of an error with two codes is $handler, not $weakerHandler, in any order of the items',
    ({ handler, code, weakerCode }) => {
      const codes = handlersOfAnyStatus.includes(handler) ? [code, weakerCode] : [code];
      for (const status of codes.map(statusOf)) {
        expect(dispositionOf(errorWith(status, [code, weakerCode]))).toBe(handler);
        expect(dispositionOf(errorWith(status, [weakerCode, code]))).toBe(handler);
      }
    },
  );
});
