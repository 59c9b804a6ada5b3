import { describe, expect, it } from 'vitest';
import { ApiError } from '../../src/api/api-error.ts';
import { dispositionOf } from '../../src/api/errors.ts';
import { landings } from '../shell/errors/error-landings.ts';

const statusOf = (code = '500'): number => Number(code.slice(0, 3));

/** An answer of a status with these codes. */
const answered = (status: number, codes: readonly string[]): ApiError =>
  new ApiError({
    kind: 'http',
    status,
    items: codes.map((code) => ({ code, target: [], mapping: [] })),
    flowId: 'f',
  });

const httpError = (...codes: string[]): ApiError => answered(statusOf(codes[0]), codes);

describe('who deals with an error', () => {
  it.each(Object.entries(landings).map(([code, { at }]) => [code, at] as const))(
    'of S8: %s goes to %s',
    (code, at) => {
      expect(dispositionOf(httpError(code))).toBe(at);
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
  ])('a code nobody knows goes by its status: %s to %s', (code, handler) => {
    expect(dispositionOf(httpError(code))).toBe(handler);
  });

  it('no code goes to the error page', () => {
    expect(dispositionOf(httpError())).toBe('errorPage');
  });

  it.each(['network', 'timeout', 'malformed'] as const)('%s is the caller’s', (kind) => {
    expect(dispositionOf(new ApiError({ kind, flowId: 'f' }))).toBe('caller');
  });

  it('a 401 in no words is a 401 all the same', () => {
    const error = new ApiError({ kind: 'malformed', status: 401, flowId: 'f' });
    expect(dispositionOf(error)).toBe('login');
  });

  it('a call given up is nobody’s', () => {
    expect(dispositionOf(new ApiError({ kind: 'aborted', flowId: 'f' }))).toBe('none');
  });

  it('a defect goes to the error page', () => {
    expect(dispositionOf(new TypeError('x is undefined'))).toBe('errorPage');
  });

  it('of several of the caller’s, all are the caller’s', () => {
    expect(dispositionOf(httpError('400-1-00-01', '400-1-00-04'))).toBe('caller');
  });

  /** A code of each handler, from the one that leads furthest away. */
  const furthestFirst = [
    ['versionDialog', '400-1-99-02'],
    ['login', '401-1-00-01'],
    ['bareMessage', '400-1-11-03'],
    ['messageNoTop', '402-1-00-01'],
    ['languageFallback', '403-1-00-02'],
    ['message', '403-1-05-01'],
    ['caller', '400-1-00-01'],
  ] as const;
  const pairs = furthestFirst.flatMap(([handler, code], at) =>
    furthestFirst.slice(at + 1).map(([other, lesser]) => ({ handler, code, other, lesser })),
  );

  /** Their codes are dealt with by them whatever the status; the others' by their status. */
  const whateverTheStatus = ['versionDialog', 'bareMessage', 'languageFallback'];

  it.each(pairs)('$handler comes before $other, whichever is named first', (pair) => {
    const { handler, code, lesser } = pair;
    const statuses = [code, ...(whateverTheStatus.includes(handler) ? [lesser] : [])].map(statusOf);
    for (const status of statuses) {
      expect(dispositionOf(answered(status, [code, lesser]))).toBe(handler);
      expect(dispositionOf(answered(status, [lesser, code]))).toBe(handler);
    }
  });
});
