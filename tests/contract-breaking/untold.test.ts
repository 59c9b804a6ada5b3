import { describe, expect, it } from 'vitest';
import { untoldChanges } from '../../contract/breaking/untold.ts';
import { readContract } from '../../contract/lib/contract.ts';
import type { Json } from '../../scripts/generate/contract-types.ts';

type Bundle = Parameters<typeof untoldChanges>[0];

const bundle = (): Bundle => JSON.parse(JSON.stringify(readContract()));
const released = bundle();

/** Puts a value at a place, or takes away what stands there. */
function put(contract: Bundle, place: readonly string[], value?: Json): void {
  const inner = place
    .slice(0, -1)
    .reduce<unknown>((node, key) => Reflect.get(Object(node), key), contract);
  const [last = ''] = place.slice(-1);
  if (value === undefined) Reflect.deleteProperty(Object(inner), last);
  else Reflect.set(Object(inner), last, value);
}

const schema = (...keys: string[]): string[] => ['components', 'schemas', ...keys];
const call = (...keys: string[]): string[] => ['paths', '/bills', 'get', ...keys];

function untold(place: readonly string[], value: Json | undefined, words: string): string[] {
  const current = bundle();
  put(current, place, value);
  const changelog = `# Changes\n\n## Next release\n\n${words}\n\n## 1.0.0\n\n\`LoginId\` and \`title\`\n`;
  return untoldChanges(released, current, changelog);
}

/** What is to be named, in the order in which it is said. */
const namesIn = (lines: string[]): string[] =>
  lines.flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));

const codesOfBills = [
  ...new Set(JSON.stringify(released['paths']).match(/\d{3}-1-\d{2}-\d{2}/g)),
].filter((code) => !code.startsWith('5'));

describe('a change since the last release that the changelog has to name', () => {
  it.each<[string, string[], Json | undefined, string]>([
    ['a field not required any more', schema('Bill', 'required'), ['billId'], 'title'],
    ['a length', schema('Bill', 'properties', 'title', 'maxLength'), 3, 'title'],
    ['no limit any more', schema('Bill', 'properties', 'title', 'maxLength'), undefined, 'title'],
    ['null', schema('Bill', 'properties', 'title', 'type'), ['string', 'null'], 'title'],
    ['a pattern', schema('Id', 'pattern'), '^a$', 'Id'],
    ['a value less', schema('DownloadStatus', 'enum'), ['downloaded'], 'DownloadStatus'],
    ['a default', ['components', 'parameters', 'PerPage', 'schema', 'default'], 10, 'perPage'],
    ['a parameter', call('parameters'), [{ $ref: '#/components/parameters/Page' }], 'perPage'],
    ['who may call', call('security'), [], 'searchBills'],
    ['who may call all', ['security'], [], 'security'],
    ['the codes', call('x-error-codes'), codesOfBills, '500-1-00-01'],
    ['a call', ['paths', '/bills'], undefined, 'GET /bills'],
    ['a call besides', ['paths', '/bills', 'put'], { operationId: 'putBills' }, 'putBills'],
    ['what is answered', call('responses', '200', 'content'), {}, 'searchBills'],
    [
      'a header',
      ['paths', '/auth/logout', 'post', 'responses', '200', 'headers', 'Set-Cookie'],
      undefined,
      'Set-Cookie',
    ],
    [
      'a sentence on a field',
      schema('Bill', 'properties', 'title', 'description'),
      'A name.',
      'Bill.title',
    ],
    [
      'a sentence on a schema',
      schema('BillSort', 'description'),
      'Equal values: by number.',
      'BillSort',
    ],
    [
      'a sentence on a parameter',
      ['components', 'parameters', 'PriceFrom', 'description'],
      'Lowest amount, itself not included.',
      'priceFrom',
    ],
    [
      'a sentence on a header',
      ['components', 'headers', 'SetCookieSession', 'description'],
      'Any.',
      'SetCookieSession',
    ],
    ['a sentence on a call', call('description'), 'Searches what was downloaded.', 'searchBills'],
    ['a sentence on an area', ['tags', '0', 'description'], 'Everything.', 'tags'],
    ['a sentence less', call('description'), undefined, 'searchBills'],
    ['what a call is in short', call('summary'), 'Find nothing.', 'searchBills'],
    ['a sentence on an answer', call('responses', '200', 'description'), 'All.', 'searchBills'],
    [
      'what a cookie is called',
      ['components', 'securitySchemes', 'sessionCookie', 'name'],
      'S',
      'sessionCookie',
    ],
  ])('%s', (_, place, value, name) => {
    const others = namesIn(untold(place, value, 'Much is different.'));
    expect(others).toContain(name);
    // Named, and with it whatever else the change brings.
    const words = others.map((other) => `- \`${other}\` is different.`).join('\n');
    expect(untold(place, value, `${words}\n- \`searchBills\`, \`logout\`, 500-1-00-01`)).toEqual(
      [],
    );
  });
});

describe('what the changelog need not name', () => {
  it.each<[string, string[], Json]>([
    [
      'an example',
      ['components', 'examples', 'LogoutResultDefault', 'value'],
      { isAutoLogin: true },
    ],
    ['a schema that nobody cites', schema('Spare'), { type: 'string' }],
    ['an order', schema('Language', 'enum'), ['en', 'ja']],
    ['the contract’s own number', ['info', 'version'], '9.9.9'],
  ])('%s', (_, place, value) => {
    expect(untold(place, value, '')).toEqual([]);
  });
});

/** The contract with a text of it changed. */
function reworded(place: readonly string[], from: RegExp | string, to: string): Bundle {
  const current = bundle();
  const text = place.reduce<unknown>((node, key) => Reflect.get(Object(node), key), current);
  put(current, place, String(text).replace(from, to));
  return current;
}

describe('sentences of the contract', () => {
  const title = schema('Bill', 'properties', 'title', 'description');

  it('may have other lines and signs', () => {
    const current = reworded(title, /\. /g, ',\n  ');
    expect(current).not.toEqual(released);
    expect(untoldChanges(released, current, '')).toEqual([]);
  });

  it.each([
    ['`title` is longer', ['Bill.title']],
    ['`BillFiles.title` is longer', ['Bill.title']],
    ['`Bill.title` is longer', []],
  ])(
    'are told with the schema that they belong to, since others have such a field: %s',
    (told, left) => {
      const current = reworded(title, 'never', 'at times');
      const changelog = `\n## Next release\n\n${told}\n`;
      expect(namesIn(untoldChanges(released, current, changelog))).toEqual(left);
    },
  );

  it.each([
    ['from 24 hours', 'for 24 hours', 'for 2 hours', 'Sent twice'],
    ['a code', '409-1-00-02.', '409-1-00-01.', 'Sent twice'],
    ['a point', /- \*\*Not kept[^]*?(?=- \*\*)/, '', 'Not kept'],
    ['the titles', '**Files (S7).**', '**Many files (S7).**', 'Files'],
  ])('of the introduction are told by the title of their point: %s', (_, from, to, point) => {
    const current = reworded(['info', 'description'], from, to);
    const left = untoldChanges(released, current, '');
    expect(left).toContain(`info > description: not named: "${point}"`);
    const told = left.map((line) => line.split(': ').at(-1)).join(', ');
    expect(untoldChanges(released, current, `\n## Next release\n\n${told}\n`)).toEqual([]);
  });
});

describe('a name counts as told', () => {
  const length = schema('Bill', 'properties', 'title', 'maxLength');
  it.each([
    ['`title` may be longer', []],
    ['`Bill.title` may be longer', []],
    ['the title may be longer', ['title']],
    ['`titleOfHonor` and `subtitle` may be longer', ['title']],
    ['', ['title']],
  ])('in backticks and whole: %s', (words, left) => {
    expect(namesIn(untold(length, 3, words))).toEqual(left);
  });

  it('of a call by its address, too', () => {
    expect(untold(call('security'), [], '`GET /bills` needs no login')).toEqual([]);
  });

  it('of codes by their range, at a call that is named', () => {
    const codes = ['400-1-00-01', '400-1-00-02', '400-1-00-03'];
    const place = ['paths', '/setting/info', 'get', 'x-error-codes'];
    const before = Reflect.get(readContract().paths['/setting/info']?.get ?? {}, 'x-error-codes');
    const value: Json = [...JSON.parse(JSON.stringify(before)), ...codes];
    expect(untold(place, value, '`getSettingInfo` gives 400-1-00-01 to 03')).toEqual([]);
    expect(untold(place, value, '`getSettingInfo` gives 400-1-00-01 to 02')).toHaveLength(1);
    expect(untold(place, value, 'All give 400-1-00-01 to 03')).toHaveLength(3);
  });
});
