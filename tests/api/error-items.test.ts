import { describe, expect, it } from 'vitest';
import { ApiError, readErrorItems } from '../../src/api/api-error.ts';

const code = '400-1-00-04';
const readItem = (item: object) => readErrorItems([{ code, target: [], mapping: [], ...item }])[0];

describe('an error item', () => {
  it('has fill-ins with numbers as text, and with the type BE or FE', () => {
    const mapping = [
      { key: 'name', value: 'keyword', type: 'FE' },
      { key: 'max', value: 100, type: 'BE' },
      { key: 'min', value: '0', type: 'of tomorrow' },
    ];
    expect(readItem({ target: ['keyword'], mapping })).toEqual({
      code,
      target: ['keyword'],
      mapping: [
        { key: 'name', value: 'keyword', type: 'FE' },
        { key: 'max', value: '100', type: 'BE' },
        { key: 'min', value: '0', type: 'BE' },
      ],
    });
  });

  it('omits only its invalid parts', () => {
    const validFillIn = { key: 'max', value: '100', type: 'BE' };
    const invalidFillIns = [null, 'max', { value: '1' }, { key: 7, value: '1' }, { key: 'a' }];
    expect(
      readItem({ mapping: [...invalidFillIns, { key: 'b', value: {} }, validFillIn] })?.mapping,
    ).toEqual([validFillIn]);
    expect(readItem({ target: ['a', 7, null, 'b'] })?.target).toEqual(['a', 'b']);
  });

  it.each([[{ mapping: { max: 100 }, target: 'keyword' }], [{ mapping: null, target: null }]])(
    'has no target and no fill-ins for %j',
    (item) => {
      expect(readItem(item)).toEqual({ code, target: [], mapping: [] });
    },
  );

  it('is skipped without a code', () => {
    expect(readErrorItems([{ code: '' }, { code: 400 }, null, [code], { code }])).toEqual([
      { code, target: [], mapping: [] },
    ]);
    expect(readErrorItems({ 0: { code } })).toEqual([]);
  });
});

describe('an error', () => {
  it('has a message with kind, status and codes', () => {
    const items = readErrorItems([{ code }, { code: '400-1-00-01' }]);
    const error = new ApiError({ kind: 'http', status: 400, items, flowId: 'f', cause: 'why' });
    expect(error.message).toBe(`http 400 ${code} 400-1-00-01`);
    expect([error.name, error.cause]).toEqual(['ApiError', 'why']);
  });

  it('has no status and no items without an answer', () => {
    const { message, status, items } = new ApiError({ kind: 'network', flowId: 'f' });
    expect([message, status, items]).toEqual(['network 0', 0, []]);
  });
});
