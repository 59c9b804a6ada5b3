import { afterEach, describe, expect, it, vi } from 'vitest';
import { getFlowId } from '../../../src/api/identity.ts';
import { errorOfCode, isCode } from '../../../src/shell/errors/error-of-code.ts';
import { keepOverReload, takeKeptCode } from '../../../src/shell/errors/kept-code.ts';

describe('an error code', () => {
  it.each(['400-1-00-01', '403-1-00-02', '500-1-00-01'])('has the form %s', (code) => {
    expect(isCode(code)).toBe(true);
  });

  it.each([
    '',
    '40-1-00-01',
    '4000-1-00-01',
    '400-1-00',
    '400-1-00-01-01',
    '400-1-00-001',
    '400-1-xx-01',
    'abc-1-00-01',
    'x400-1-00-01',
    '400-1-00-01x',
    '400-1-00-01_sub',
    '400-1-00-01.length',
    'constructor',
  ])('does not have the form %j', (text) => {
    expect(isCode(text)).toBe(false);
  });

  it('creates the error of an answer with this code only', () => {
    const error = errorOfCode('404-1-00-01');
    expect(error).toMatchObject({ kind: 'http', status: 404, flowId: getFlowId() });
    expect(error.items).toEqual([{ code: '404-1-00-01', target: [], mapping: [] }]);
  });
});

describe('a code kept over a reload', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is returned once', () => {
    keepOverReload('403-1-00-02');
    expect(takeKeptCode()).toBe('403-1-00-02');
    expect(takeKeptCode()).toBeUndefined();
  });

  it('is ignored if the storage contains something else', () => {
    keepOverReload('<script>');
    expect(takeKeptCode()).toBeUndefined();
  });
});
