import { afterEach, describe, expect, it, vi } from 'vitest';
import { getFlowId } from '../../../src/api/identity.ts';
import { errorOfCode, isCode } from '../../../src/shell/errors/error-of-code.ts';
import { keepOverReload, takeKeptCode } from '../../../src/shell/errors/kept-code.ts';

describe('a code', () => {
  it.each(['400-1-00-01', '403-1-00-02', '500-1-00-01'])('is %s', (code) => {
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
  ])('is not %j', (text) => {
    expect(isCode(text)).toBe(false);
  });

  it('makes the error of an answer that says no more', () => {
    const error = errorOfCode('404-1-00-01');
    expect(error).toMatchObject({ kind: 'http', status: 404, flowId: getFlowId() });
    expect(error.items).toEqual([{ code: '404-1-00-01', target: [], mapping: [] }]);
  });
});

describe('a code that is kept over a reload', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is had once', () => {
    keepOverReload('403-1-00-02');
    expect(takeKeptCode()).toBe('403-1-00-02');
    expect(takeKeptCode()).toBeUndefined();
  });

  it('is none if somebody else has written something into the storage', () => {
    keepOverReload('<script>');
    expect(takeKeptCode()).toBeUndefined();
  });

  it('is lost without a storage, and nothing else is', () => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    keepOverReload('403-1-00-02');
    expect(takeKeptCode()).toBeUndefined();
  });
});
