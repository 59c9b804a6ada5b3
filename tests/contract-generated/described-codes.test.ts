import { describe, expect, it } from 'vitest';
import { isJsonObject, type Json } from '../../scripts/generate/contract-types.ts';
import { contract, namesOfFields, operations, others, schemas } from './prose.ts';

/*
 * A sentence says when which code is given. Moved to another call by mistake, a code is promised here and missing in
 * the list of those that can come.
 */

/** `400-1-05-07 to 10`, `400-1-03-01 to 06, 08 and 09`: each code for itself. */
function codesIn(text: string): string[] {
  return [
    ...text.matchAll(/\b(\d{3}-1-\d\d-)(\d\d)((?:(?: to |, | and )\d\d\b(?!\d|-))*)/g),
  ].flatMap(([, area = '', first = '', rest = '']) => {
    const codes = [Number(first)];
    for (const [, sign, number] of rest.matchAll(/( to |, | and )(\d\d)/g)) {
      const from = sign === ' to ' ? Number(codes.at(-1)) + 1 : Number(number);
      for (let one = from; one <= Number(number); one += 1) codes.push(one);
    }
    return codes.map((number) => `${area}${String(number).padStart(2, '0')}`);
  });
}

/** What a sentence calls another call by, where it sends the reader there for the codes. */
const calledSo: Readonly<Record<string, string>> = {
  'the PDF': 'downloadBillPdf',
  'the link': 'requestPasswordReissue',
};

describe('a code in a sentence', () => {
  it('need not be told twice: a call that is refused as another has all codes of that one', () => {
    const found = operations.flatMap((operation) => {
      const [, name = ''] =
        /\b(?:Errors|Refused) as (?:for )?(the \w+|\w+)/.exec(
          operation.description.replaceAll(/\s+/g, ' '),
        ) ?? [];
      const other = operations.find(({ operationId }) => operationId === (calledSo[name] ?? name));
      return name === '' ? [] : [{ operation, name, other }];
    });
    expect(found.length).toBeGreaterThan(4);
    for (const { operation, name, other } of found) {
      expect([name, other?.errorCodes.length]).toEqual([name, expect.any(Number)]);
      expect(operation.errorCodes).toEqual(expect.arrayContaining([...(other?.errorCodes ?? [])]));
    }
  });

  it('can come from each call that promises it, also as one of several', () => {
    const wrong = operations.flatMap(({ operationId, description, errorCodes }) =>
      codesIn(description)
        .filter((code) => !errorCodes.includes(code))
        .map((code) => `${operationId}: ${code}`),
    );
    expect(wrong).toEqual([]);
  });

  it('can come from a call of the area that uses the part it is told of', () => {
    const reached = operations.map(({ path, method, area }) => {
      const item: Json = JSON.parse(JSON.stringify(contract.paths[path]));
      const parts = isJsonObject(item) ? [item[method] ?? null, item['parameters'] ?? null] : [];
      return { named: new Set(namesOfFields(parts)), area };
    });
    const found = [...schemas, ...others].flatMap(({ place, text }) => {
      const [name = ''] = place.split('.');
      const areas = reached.filter((one) => one.named.has(name)).map(({ area }) => area);
      const codes = operations
        .filter(({ area }) => areas.includes(area))
        .flatMap(({ errorCodes }) => errorCodes);
      return codesIn(text).map((code) => ({ place, code, codes }));
    });
    expect(found.length).toBeGreaterThan(40);
    const wrong = found.filter(({ code, codes }) => !codes.includes(code));
    expect(wrong.map(({ place, code }) => `${place}: ${code}`)).toEqual([]);
  });
});
