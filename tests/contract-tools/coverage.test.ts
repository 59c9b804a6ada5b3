import { describe, expect, it } from 'vitest';
import { errorBodyFaults } from '../../contract/coverage/error-body.ts';
import { operationCases, readEvidence } from '../../contract/coverage/operations.ts';
import { pactAgainstBundle } from '../../contract/coverage/pact-vs-bundle.ts';
import { catalogueAgainstS8 } from '../../contract/coverage/s8.ts';
import { textsAgainstCatalogue } from '../../contract/coverage/texts.ts';
import { documentedContract } from '../../contract/docs/documented.ts';
import { fullOperations, readContract, type FullOperation } from '../../contract/lib/contract.ts';
import { operationOf, readInteractions, type Interaction } from '../../contract/lib/pacts.ts';
import { pagingFaults } from '../../contract/lib/paging.ts';
import { inProject } from '../../contract/lib/project.ts';
import { junit, printedCases, type Case } from '../../contract/lib/results.ts';
import { readErrorTexts } from '../../contract/lib/texts.ts';
import { errorCatalogue } from '../../generated/error-codes.ts';
import { readCatalogue } from '../../scripts/generate/catalogue.ts';

/* Each part of `npm run contract:coverage` reports a fault that is put in. `npm test` runs the parts without faults. */

const contract = readContract();
const operations = fullOperations(contract);
const operation = (operationId: string): FullOperation => {
  const found = operations.find((one) => one.operationId === operationId);
  if (!found) throw new Error(`The contract has no ${operationId}.`);
  return found;
};
const faultsIn = (cases: readonly Case[]): string[] =>
  cases.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));

const json = (content: unknown) => ({
  headers: { 'Content-Type': ['application/json'] },
  body: { content, contentType: 'application/json', encoded: false },
});
const refusal = { code: '400-1-02-01', target: [], mapping: [] };

describe('an operation', () => {
  const login = operation('login');
  const evidence = readEvidence(operations, readInteractions());
  const faultsOf = async (changed: FullOperation, change: Partial<typeof evidence> = {}) =>
    faultsIn(await operationCases([changed], { ...evidence, ...change }));

  it('without a screen and a pact is reported', async () => {
    const faults = await faultsOf(login, { screens: [], pacts: new Map() });
    expect(faults).toEqual(
      expect.arrayContaining([
        'login: no screen calls it',
        'login: no form uses LoginInput',
        'login: no interaction with success',
        'login: no interaction with 400-1-02-01',
      ]),
    );
  });

  it('without a named example of an error code or of success is reported', async () => {
    const { body } = login.success;
    if (!body) throw new Error('The login has no body.');
    const success = { ...login.success, body: { ...body, examples: [] } };
    expect(await faultsOf({ ...login, success })).toEqual(['login: no example of default']);
    const errorCodes = [...login.errorCodes, '400-1-05-01'];
    expect(await faultsOf({ ...login, errorCodes })).toEqual(['login: no example of 400-1-05-01']);
  });

  it('with an example that its zod schema refuses is reported with the position', async () => {
    const banner = operation('getBanner');
    const { body } = banner.success;
    if (!body) throw new Error('The banner has no body.');
    const examples = [{ name: 'default', summary: undefined, value: { image: 7, link: null } }];
    const changed = { ...banner, success: { ...banner.success, body: { ...body, examples } } };
    expect(await faultsOf(changed)).toEqual([
      expect.stringMatching(/^getBanner: default: image: /),
    ]);
  });
});

describe('a pact against the bundle', () => {
  it.each<[what: string, path: string, response: Interaction['response'], fault: string]>([
    ['that fits passes', 'banner', { status: 200, ...json({ image: null, link: null }) }, ''],
    [
      'with an unknown field fails',
      'banner',
      { status: 200, ...json({ image: null, href: null }) },
      'must NOT have additional properties - href',
    ],
    [
      'with an unknown path fails',
      'baner',
      { status: 200, ...json({}) },
      'the contract has no GET /setting/baner',
    ],
    [
      'with an error of another operation fails',
      'banner',
      { status: 400, ...json([refusal]) },
      'the operation does not have 400-1-02-01',
    ],
  ])('%s', async (_, path, response, fault) => {
    const headers = {
      'X-Flow-Id': ['0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20'],
      'X-Language': ['ja'],
      'X-Front-Version': ['1.0.0'],
    };
    const interaction: Interaction = {
      description: 'getBanner: answered',
      request: { method: 'GET', path: `/setting/${path}`, headers },
      response,
    };
    const pact = {
      consumer: { name: 'portal' },
      provider: { name: 'api' },
      interactions: [{ type: 'Synchronous/HTTP', ...interaction }],
      metadata: { pactSpecification: { version: '4.0' } },
    };
    const faults = faultsIn(await pactAgainstBundle(contract, operations, pact, [interaction]));
    expect(faults.length > 0).toBe(fault !== '');
    expect(faults.join()).toContain(fault);
  });

  it.each<[what: string, status: number, content: unknown, fault: string | undefined]>([
    ['in the form of S8', 400, [refusal], undefined],
    ['as an object', 400, refusal, 'not a list of error items'],
    ['as an empty list', 400, [], 'not a list of error items'],
    ['with another status', 403, [refusal], '400-1-02-01 comes with status 403'],
    [
      'with other placeholders',
      400,
      [
        {
          code: '400-1-00-01',
          target: [],
          mapping: [{ key: 'field', value: 'loginId', type: 'FE' }],
        },
      ],
      '400-1-00-01 has the placeholders "FE field", not "FE name"',
    ],
  ])('an error %s', (_, status, content, fault) => {
    const faults = errorBodyFaults(operation('login'), { response: { status, ...json(content) } });
    expect(faults.map((one) => one.includes(fault ?? ''))).toEqual(
      fault === undefined ? [] : [true],
    );
  });

  it.each([
    ['/bills/b-1/pdf', 'downloadBillPdf'],
    ['/bills/zip', 'downloadBillsZip'],
    ['/nowhere', undefined],
  ])('GET %s belongs to the operation with the most fixed path segments: %s', (path, expected) => {
    const response = { status: 200 };
    const interaction = { description: '', request: { method: 'GET', path }, response };
    expect(operationOf(interaction, operations)?.operationId).toBe(expected);
  });
});

describe('the paging of a list (S9)', () => {
  const list = { items: [1], total: 3, page: 2, perPage: 2 };
  it.each<[url: string, answer: object, faults: string[]]>([
    ['/bills?page=2&perPage=2', list, []],
    ['/bills?page=2&perPage=2', { ...list, page: 3 }, ['requested page 2, got page 3']],
    ['/bills', { items: [], total: 0, page: 1, perPage: 50 }, []],
    ['/bills', { items: [], total: 0, page: 1, perPage: 20 }, ['requested 50 per page, got 20']],
    ['/bills?perPage=2', { ...list, page: 1 }, ['1 items on page 1 of 3']],
    ['/bills?page=5&perPage=2', { ...list, items: [], page: 5 }, []],
    ['/user/me', { customerName: null }, []],
  ])('%s with %j: %j', (url, answer, faults) => {
    const body = Buffer.from(JSON.stringify(answer));
    const exchange = { url, method: 'GET', status: 200, mediaType: 'application/json', body };
    expect(pagingFaults(exchange)).toEqual(faults);
  });
});

describe('the catalogue', () => {
  const catalogue = readCatalogue(inProject('openapi'));

  it('with another handler than S8 is reported', () => {
    const withdrawn = catalogue.codes['403-1-05-01'];
    if (!withdrawn) throw new Error('The catalogue has no 403-1-05-01.');
    const changed = { ...withdrawn, handler: 'caller' as const };
    const codes = { ...catalogue.codes, '403-1-05-01': changed };
    expect(faultsIn(catalogueAgainstS8({ codes }))).toEqual([
      '403-1-05-01: is handled by caller, S8 requires message',
    ]);
  });

  it('without a code of S8, or with an unknown one, is reported', () => {
    const { '409-1-00-01': moved, ...codes } = catalogue.codes;
    if (!moved) throw new Error('The catalogue has no 409-1-00-01.');
    expect(faultsIn(catalogueAgainstS8({ codes: { ...codes, '409-1-77-01': moved } }))).toEqual([
      '409-1-00-01: is in S8 and not in the catalogue',
      '409-1-77-01: is in the catalogue and not in S8',
    ]);
  });

  it('with other placeholders than a text, or without a code of a text, is reported', () => {
    const texts = readErrorTexts();
    const ja = { ...texts.ja, '400-1-00-01': '入力してください。', '400-1-77-01': '?' };
    expect(faultsIn(textsAgainstCatalogue(catalogue, { ...texts, ja }))).toEqual([
      '400-1-00-01: ja has the placeholders "", not "name"',
      '400-1-77-01: ja has a text for a code that is not in the catalogue',
    ]);
  });
});

describe('the results', () => {
  const faults = ['1', '2', '3', '4 & 5'];
  const cases = [
    { group: 'pact', name: 'a', faults: [] },
    { group: 'pact', name: 'b <c> "d"', faults },
  ];

  it('show the first three faults below their group', () => {
    const shown = ['1', '2', '3', 'and 1 more'].map((text) => `         b <c> "d": ${text}`);
    expect(printedCases(cases).split('\n')).toEqual(['FAILED pact  1 of 2', ...shown]);
  });

  it('are JUnit for a build server, escaped and with every fault', () => {
    const xml = junit('coverage', cases);
    expect(xml).toContain('<testsuite name="pact" tests="2" failures="1">');
    expect(xml).toContain('name="b &lt;c> &quot;d&quot;"');
    expect(xml).toContain('<failure message="1">1\n2\n3\n4 &amp; 5</failure>');
  });
});

it('the page of the contract has every error code with its texts, and the screens of each operation', () => {
  const { info, paths } = documentedContract();
  const texts = readErrorTexts();
  for (const code of Object.keys(errorCatalogue)) {
    const row = info.description?.split('\n').find((line) => line.startsWith(`| ${code} |`)) ?? '';
    for (const { [code]: text = 'missing', [`${code}_sub`]: more = '' } of [texts.ja, texts.en]) {
      expect(row).toContain(text.replaceAll('\n', '<br>'));
      expect(row).toContain(more.replaceAll('\n', '<br>'));
    }
  }
  expect(info.description).toContain('`{{name}}` The field, by its name in the request');
  const description = paths['/bills']?.get?.description ?? '';
  expect(description).toMatch(/\*\*Screens:\*\* .*`\/bapPublishedBillAppSearch`/);
  expect(description).toMatch(/\*\*Error codes:\*\* .*\b400-1-05-05\b/);
});
