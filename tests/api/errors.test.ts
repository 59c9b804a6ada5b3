import { describe, expect, it } from 'vitest';
import { ApiError } from '../../src/api/api-error.ts';
import { dispositionOf } from '../../src/api/errors.ts';
import { landings } from '../shell/errors/error-landings.ts';

const httpError = (...codes: string[]): ApiError =>
  new ApiError({
    kind: 'http',
    status: Number(codes[0]?.slice(0, 3) ?? 500),
    items: codes.map((code) => ({ code, target: [], mapping: [] })),
    flowId: 'f',
  });

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
    ['503-1-77-77', 'caller'],
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

  it.each([
    [['400-1-00-01', '400-1-00-04'], 'caller'],
    [['400-1-00-01', '400-1-99-02'], 'versionDialog'],
    [['400-1-00-01', '400-1-11-03'], 'bareMessage'],
  ])('of several, the one that leads furthest away decides: %j', (codes, handler) => {
    expect(dispositionOf(httpError(...codes))).toBe(handler);
  });
});
