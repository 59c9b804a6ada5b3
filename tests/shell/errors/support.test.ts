import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorDetails } from '../../../src/api/api-error.ts';
import { MissingFileNameError } from '../../../src/api/downloads.ts';
import { describeError } from '../../../src/shell/errors/error-texts.ts';
import { speak } from '../../support/render.tsx';

/*
 * The errors for which the customer sees the flow id and the time: the unexpected ones, whose text
 * does not explain the cause.
 */

const supportOf = (details: Omit<ApiErrorDetails, 'flowId'>, ...codes: string[]) => {
  const items = codes.map((code) => ({ code, target: [], mapping: [] }));
  const error = new ApiError({ ...details, items, flowId: 'flow-0123456789' });
  return { support: describeError(error).support, at: error.at.getTime() };
};

beforeEach(() => speak());

describe('the details for support', () => {
  it.each([
    ['an answer that cannot be read', { kind: 'malformed', status: 200 }, []],
    ['a fault of the server', { kind: 'http', status: 500 }, ['500-1-00-01']],
    ['a fault of the server that has another code', { kind: 'http', status: 500 }, ['400-1-00-01']],
    ['a server error', { kind: 'http', status: 501 }, ['400-1-00-01']],
    ['a refusal without a code', { kind: 'http', status: 400 }, []],
    ['a code that nobody knows', { kind: 'http', status: 400 }, ['400-1-77-77']],
    [
      'a code that nobody knows among others',
      { kind: 'http', status: 400 },
      ['400-1-00-01', '400-1-77-77', '400-1-00-02'],
    ],
  ] as const)('are displayed for %s', (_, details, codes) => {
    const { support, at } = supportOf(details, ...codes);
    expect(support).toEqual({ flowId: 'flow-0123456789', at });
  });

  it.each([
    ['a service under maintenance', { kind: 'http', status: 503 }, ['503-1-00-01']],
    ['a late answer', { kind: 'http', status: 504 }, ['504-1-00-01']],
    ['what the customer can mend', { kind: 'http', status: 400 }, ['400-1-00-01']],
    [
      'a status just below those of a server’s faults',
      { kind: 'http', status: 499 },
      ['403-1-00-01'],
    ],
    ['a login that a gateway wants', { kind: 'malformed', status: 401 }, []],
    ['no connection', { kind: 'network' }, []],
    ['no answer in time', { kind: 'timeout' }, []],
    ['what broke off after a status', { kind: 'network', status: 500 }, []],
    ['what the portal gave up itself', { kind: 'aborted' }, []],
  ] as const)('are not displayed for %s', (_, details, codes) => {
    expect(supportOf(details, ...codes).support).toBeUndefined();
  });

  it('are not displayed for a file without a name', () => {
    const error = new MissingFileNameError(200);
    expect(describeError(error).support?.flowId).toBe(error.flowId);
  });

  it('are not displayed for a defect without a call', () => {
    expect(describeError(new TypeError('x is undefined')).support).toBeUndefined();
  });
});

it('several items with the same text are displayed once', () => {
  const items = ['403-1-00-01', '403-1-05-01', '403-1-00-01'].map((code) => ({
    code,
    target: [],
    mapping: [],
  }));
  const { texts } = describeError(new ApiError({ kind: 'http', status: 403, items, flowId: 'f' }));
  expect(texts.map(({ code }) => code)).toEqual(['403-1-00-01', '403-1-05-01']);
});
