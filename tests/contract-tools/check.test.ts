import { describe, expect, it } from 'vitest';
import { errorBodyFaults } from '../../contract/coverage/error-body.ts';
import { pagingFaults } from '../../contract/lib/paging.ts';
import { pactAgainstBundle } from '../../contract/coverage/pact-vs-bundle.ts';
import { catalogueAgainstS8 } from '../../contract/coverage/s8.ts';
import { textsAgainstCatalogue } from '../../contract/coverage/texts.ts';
import { fullOperations, readContract } from '../../contract/lib/contract.ts';
import { exampleFaults } from '../../contract/lib/examples.ts';
import { operationOf, type Interaction } from '../../contract/lib/pacts.ts';
import { inProject } from '../../contract/lib/project.ts';
import { junit, printedCases } from '../../contract/lib/results.ts';
import { readErrorTexts } from '../../contract/lib/texts.ts';
import { readCatalogue } from '../../scripts/generate/catalogue.ts';

const contract = readContract();
const operations = fullOperations(contract);
const operation = (operationId: string) => {
  const found = operations.find((one) => one.operationId === operationId);
  if (!found) throw new Error(`The contract has no ${operationId}.`);
  return found;
};

const headers = {
  'X-Flow-Id': ['0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20'],
  'X-Language': ['ja'],
  'X-Front-Version': ['1.0.0'],
};

/** A pact of one interaction: the banner is asked for. */
function bannerPact(response: Interaction['response'], path = '/setting/banner') {
  const interaction: Interaction = {
    description: 'getBanner: answered',
    request: { method: 'GET', path, headers },
    response,
  };
  const pact = {
    consumer: { name: 'portal' },
    provider: { name: 'api' },
    interactions: [{ type: 'Synchronous/HTTP', ...interaction }],
    metadata: { pactSpecification: { version: '4.0' } },
  };
  return pactAgainstBundle(contract, operations, pact, [interaction]);
}

const json = (content: unknown) => ({
  headers: { 'Content-Type': ['application/json'] },
  body: { content, contentType: 'application/json', encoded: false },
});

describe('a pact against the bundle', () => {
  it('is well when it expects what the contract promises', async () => {
    const cases = await bannerPact({ status: 200, ...json({ image: null, link: null }) });
    expect(cases.map(({ faults }) => faults)).toEqual([[]]);
  });

  it('may not expect a field that the contract does not have', async () => {
    const [first] = await bannerPact({ status: 200, ...json({ image: null, href: null }) });
    expect(first?.faults.join()).toContain('must NOT have additional properties - href');
  });

  it('may not call what the contract does not have', async () => {
    const [first] = await bannerPact({ status: 200, ...json({}) }, '/setting/baner');
    expect(first?.faults).toContain('the contract has no GET /setting/baner');
  });

  it('may not expect an error that the operation cannot answer', async () => {
    const body = [{ code: '400-1-02-01', target: [], mapping: [] }];
    const [first] = await bannerPact({ status: 400, ...json(body) });
    expect(first?.faults).toContain('the operation cannot answer 400-1-02-01');
  });
});

describe('an expected error', () => {
  const faultsOf = (status: number, content: unknown): string[] =>
    errorBodyFaults(operation('login'), { response: { status, ...json(content) } });
  const item = { code: '400-1-02-01', target: [], mapping: [] };

  it('is well in the form of S8', () => {
    expect(faultsOf(400, [item])).toEqual([]);
  });

  it('is a list of error items', () => {
    expect(faultsOf(400, item)[0]).toContain('no list of error items');
    expect(faultsOf(400, [])[0]).toContain('no list of error items');
  });

  it('comes with the status that its code says', () => {
    expect(faultsOf(403, [item])).toEqual(['400-1-02-01 comes with status 403']);
  });

  it('has the fill-ins of the catalogue', () => {
    const mapping = [{ key: 'field', value: 'loginId', type: 'FE' }];
    expect(faultsOf(400, [{ ...item, code: '400-1-00-01', mapping }])).toEqual([
      '400-1-00-01 has the fill-ins "FE field", not "FE name"',
    ]);
  });
});

describe('an example against its generated schema', () => {
  it('is refused with the place that does not fit', async () => {
    const banner = operation('getBanner');
    const body = banner.success.body;
    if (!body) throw new Error('The banner has no body.');
    const examples = [{ name: 'wrong', summary: undefined, value: { image: 7, link: null } }];
    const changed = { ...banner, success: { ...banner.success, body: { ...body, examples } } };
    const faults = await exampleFaults(changed);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ operationId: 'getBanner', example: 'wrong' });
    expect(faults[0]?.message).toMatch(/^image: /);
  });
});

describe('an answered list', () => {
  const faultsOf = (url: string, list: object): string[] =>
    pagingFaults({
      url,
      method: 'GET',
      status: 200,
      mediaType: 'application/json',
      body: Buffer.from(JSON.stringify(list)),
    });

  it('is the page that was asked for', () => {
    expect(
      faultsOf('/bills?page=2&perPage=2', { items: [1], total: 3, page: 2, perPage: 2 }),
    ).toEqual([]);
    expect(
      faultsOf('/bills?page=2&perPage=2', { items: [1], total: 3, page: 3, perPage: 2 }),
    ).toEqual(['asked for page 2, got page 3']);
  });

  it('is page 1 of 50 items if nothing was asked (S9)', () => {
    expect(faultsOf('/bills', { items: [], total: 0, page: 1, perPage: 50 })).toEqual([]);
    expect(faultsOf('/bills', { items: [], total: 0, page: 1, perPage: 20 })).toEqual([
      'asked for 50 a page, got 20',
    ]);
  });

  it('has as many items as the total leaves for it', () => {
    expect(faultsOf('/bills?perPage=2', { items: [1], total: 3, page: 1, perPage: 2 })).toEqual([
      '1 items on page 1 of 3',
    ]);
  });

  it('is empty beyond the last page', () => {
    const beyond = { items: [], total: 3, page: 5, perPage: 2 };
    expect(faultsOf('/bills?page=5&perPage=2', beyond)).toEqual([]);
  });

  it('is nothing else', () => {
    expect(faultsOf('/user/me', { customerName: null })).toEqual([]);
  });
});

describe('the catalogue', () => {
  const catalogue = readCatalogue(inProject('openapi'));
  const faultsOf = (cases: { name: string; faults: string[] }[]): string[] =>
    cases.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));

  it('has the codes of S8, each handled as S8 says', () => {
    expect(faultsOf(catalogueAgainstS8(catalogue))).toEqual([]);
  });

  it('may not give a code to another handler', () => {
    const unpublished = catalogue.codes['403-1-05-01'];
    if (!unpublished) throw new Error('The catalogue has no 403-1-05-01.');
    const codes = {
      ...catalogue.codes,
      '403-1-05-01': { ...unpublished, handler: 'caller' as const },
    };
    expect(faultsOf(catalogueAgainstS8({ codes }))).toEqual([
      '403-1-05-01: is handled by caller, by S8 it is message',
    ]);
  });

  it('may not lose a code of S8', () => {
    const { '409-1-00-01': _, ...codes } = catalogue.codes;
    expect(faultsOf(catalogueAgainstS8({ codes }))).toEqual([
      '409-1-00-01: is in S8 and not in the catalogue',
    ]);
  });

  it('has texts in both languages with the places of its fill-ins', () => {
    const texts = readErrorTexts();
    expect(faultsOf(textsAgainstCatalogue(catalogue, texts))).toEqual([]);
    const ja = { ...texts.ja, '400-1-00-01': '入力してください。', '400-1-77-01': '?' };
    expect(faultsOf(textsAgainstCatalogue(catalogue, { ...texts, ja }))).toEqual([
      '400-1-00-01: ja has places for "", not "name"',
      '400-1-77-01: ja has a text, the catalogue no such code',
    ]);
  });
});

describe('an interaction', () => {
  const interactionAt = (method: string, path: string): Interaction => ({
    description: '',
    request: { method, path },
    response: { status: 200 },
  });

  it('belongs to the operation with more fixed parts', () => {
    const found = operationOf(interactionAt('GET', '/bills/b-1/pdf'), operations);
    expect(found?.operationId).toBe('downloadBillPdf');
    expect(operationOf(interactionAt('GET', '/bills/zip'), operations)?.operationId).toBe(
      'downloadBillsZip',
    );
    expect(operationOf(interactionAt('GET', '/nowhere'), operations)).toBeUndefined();
  });
});

describe('the results', () => {
  const cases = [
    { group: 'pact', name: 'a', faults: [] },
    { group: 'pact', name: 'b <c>', faults: ['1', '2', '3', '4 & 5'] },
  ];

  it('show the first faults below their group', () => {
    expect(printedCases(cases).split('\n')).toEqual([
      'FAILED pact  1 of 2',
      '         b <c>: 1',
      '         b <c>: 2',
      '         b <c>: 3',
      '         b <c>: and 1 more',
    ]);
  });

  it('are JUnit for a build server, with every fault', () => {
    const xml = junit('check', cases);
    expect(xml).toContain('<testsuite name="pact" tests="2" failures="1">');
    expect(xml).toContain('name="b &lt;c>"');
    expect(xml).toContain('<failure message="1">1\n2\n3\n4 &amp; 5</failure>');
    const quoted = junit('check', [{ group: 'a', name: 'says "b"', faults: [] }]);
    expect(quoted).toContain('name="says &quot;b&quot;"/>');
    expect(xml).toContain('4 &amp; 5');
  });
});
