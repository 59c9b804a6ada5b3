import { describe, expect, it } from 'vitest';
import { isJsonObject, type Json } from '../../scripts/generate/contract-types.ts';
import { contract, inContract, schemas, type Node } from './prose.ts';

/*
 * What the contract's sentences tell of two fields, or of a list, held to its examples: who builds a screen or a server
 * sees these first.
 */

/** Every object of the examples that has the fields of a schema. */
function examplesOf(schema: string): Node[] {
  const required = [inContract(schema)['required'] ?? []].flat().map(String);
  const found: Node[] = [];
  const visit = (value: Json): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isJsonObject(value)) return;
    if (required.every((name) => name in value)) found.push(value);
    Object.values(value).forEach(visit);
  };
  for (const example of Object.values(contract.components['examples'] ?? {}))
    visit(isJsonObject(example) ? (example['value'] ?? null) : null);
  return found;
}

const isBefore = (a: Json | undefined, b: Json | undefined): boolean =>
  typeof a === 'number' && typeof b === 'number'
    ? a < b
    : JSON.stringify(a ?? null) < JSON.stringify(b ?? null);

/** What one field has to do with another, as sentences tell it. */
const together: [RegExp, (own: Json | undefined, other: Json | undefined) => boolean][] = [
  [/\b[Nn]ull together with (\w+)/, (own, other) => (own === null) === (other === null)],
  [/\b[Nn]ot below (\w+)/, (own, other) => !isBefore(own, other)],
  [/\bnever before (\w+)/, (own, other) => !isBefore(own, other)],
  [/\bLess than (\w+)/, (own, other) => own === null || other === null || isBefore(own, other)],
  [/\bAlways contains (\w+)/, (own, other) => Array.isArray(own) && own.includes(other ?? null)],
  [/\bEmpty only if (\w+) is false/, (own, other) => other === false || [own].flat().length > 0],
  [/\bat least one if (\w+)/, (own, other) => other !== true || [own].flat().length > 0],
];

/** By what the entries of a list are in order, where a sentence says so. */
const orders: Readonly<Record<string, string>> = {
  BillSearchOptions: '',
  ChangeAcceptance: '',
  DownloadFileList: 'publicationDate',
  NoticeList: 'postingPeriodFrom',
  StatusHistoryList: 'updatedAt',
};

describe('an example is as the sentences say', () => {
  it.each(together)('of one field and another: %s', (form, holds) => {
    const found = schemas.flatMap(({ place, text }) => {
      const [, other = ''] = form.exec(text) ?? [];
      const [schema = '', field = ''] = place.split('.');
      return other === ''
        ? []
        : examplesOf(schema).map((value) => ({ place, own: value[field], other: value[other] }));
    });
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ own, other }) => other === undefined || !holds(own, other))).toEqual([]);
  });

  it('of the order of a list', () => {
    const told = schemas.flatMap(({ place, text }) => {
      const [, word] = /\b(newest first|earliest first|ascending)\b/.exec(text) ?? [];
      return word === undefined || /^BillSort|important/.test(`${place} ${text}`)
        ? []
        : [{ place, isRising: word !== 'newest first' }];
    });
    expect(told.length).toBeGreaterThan(5);
    for (const { place, isRising } of told) {
      const [schema = '', field = 'items'] = place.split('.');
      const lists = examplesOf(schema).map((value) => [value[field] ?? []].flat());
      expect([place, lists.some(({ length }) => length > 1)]).toEqual([place, true]);
      const key = orders[schema] ?? 'no key of an order';
      for (const list of lists) {
        const values = list.map((one) => (isJsonObject(one) ? one[key] : one));
        const sorted = values.toSorted((a, b) => (isBefore(a, b) ? -1 : Number(isBefore(b, a))));
        expect([place, values]).toEqual([place, isRising ? sorted : sorted.toReversed()]);
      }
    }
  });
});
