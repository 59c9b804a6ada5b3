import { describe, expect, it } from 'vitest';
import { expectBody, type Nulls, type Reads } from '../../contract/consumer/support/matchers.ts';
import { readSchema } from '../../contract/consumer/support/samples.ts';
import type { Contract, Json } from '../../scripts/generate/contract-types.ts';
import { readContract } from '../../contract/lib/contract.ts';

const contract: Contract = readContract();

const bill: Json = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    kind: { type: 'string', enum: ['a.b', 'c'] },
    publicationDate: { type: 'string', format: 'date' },
    price: { oneOf: [{ type: 'integer' }, { type: 'null' }] },
    months: { type: 'array', items: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}$' } },
    file: { type: ['object', 'null'], properties: { size: { type: 'integer' } } },
  },
};
const list: Json = { type: 'object', properties: { items: { type: 'array', items: bill } } };

const expected = (schema: Json, example: Json, reads: Reads, nulls: Nulls = 'allowed') =>
  expectBody(contract, readSchema(contract, schema), [example], reads, nulls);

const full: Json = {
  title: '請求書',
  kind: 'c',
  publicationDate: '2026-11-20',
  price: 100,
  months: ['2026-11'],
  file: { size: 3 },
};

describe('expectBody', () => {
  it('holds texts, numbers, enums, dates and months by what the contract says of them', () => {
    const reads = ['title', 'kind', 'publicationDate', 'price', 'months'];
    expect(expected(bill, full, reads).template).toEqual({
      title: { 'pact:matcher:type': 'type', value: '請求書' },
      kind: { 'pact:matcher:type': 'regex', value: 'c', regex: '^(a\\.b|c)$' },
      publicationDate: {
        'pact:matcher:type': 'regex',
        value: '2026-11-20',
        regex: '^\\d{4}-\\d{2}-\\d{2}$',
      },
      price: { 'pact:matcher:type': 'integer', value: 100 },
      months: {
        'pact:matcher:type': 'type',
        min: 1,
        value: [{ 'pact:matcher:type': 'regex', value: '2026-11', regex: '^[0-9]{4}-[0-9]{2}$' }],
      },
    });
  });

  it('expects what is read and no more', () => {
    expect(expected(bill, full, ['title']).value).toEqual({ title: '請求書' });
  });

  it('lets null do where the contract allows it and the state does not say otherwise', () => {
    expect(expected(bill, full, ['title', 'price']).nullable).toEqual(['$.price']);
    expect(expected(bill, full, ['price'], 'present').nullable).toEqual([]);
  });

  it('expects null where the state says that nothing is there', () => {
    const { value } = expected(
      list,
      { items: [full] },
      [{ items: ['price', 'months', { file: ['size'] }] }],
      'absent',
    );
    expect(value).toEqual({ items: [{ price: null, months: [], file: null }] });
  });

  it('takes each element of a list for one', () => {
    const { nullable } = expected(list, { items: [full] }, [{ items: ['price'] }]);
    expect(nullable).toEqual(['$.items[*].price']);
  });

  it('refuses a field that the contract does not have', () => {
    expect(() => expected(bill, full, ['colour'])).toThrow('has no property colour');
  });

  it('refuses to read inside of what may be null in a list', () => {
    expect(() => expected(list, { items: [full] }, [{ items: [{ file: ['size'] }] }])).toThrow(
      '$.items[*].file may be null',
    );
  });
});
