import { describe, expect, it } from 'vitest';
import { operationCases, readEvidence } from '../../contract/coverage/operations.ts';
import { pactAgainstBundle } from '../../contract/coverage/pact-vs-bundle.ts';
import { catalogueAgainstS8 } from '../../contract/coverage/s8.ts';
import { textsAgainstCatalogue } from '../../contract/coverage/texts.ts';
import { documentedContract } from '../../contract/docs/documented.ts';
import { fullOperations, readContract, type FullOperation } from '../../contract/lib/contract.ts';
import { readPact, type Interaction } from '../../contract/lib/pact.ts';
import { inProject } from '../../contract/lib/project.ts';
import { type TestCase } from '../../contract/lib/results.ts';
import { readErrorTexts } from '../../contract/lib/texts.ts';
import { errorCatalogue } from '../../generated/error-codes.ts';
import { readCatalogue } from '../../scripts/generate/catalogue.ts';
import type { Json } from '../../scripts/generate/contract-types.ts';

/* Each part of `npm run contract:coverage` reports an injected fault. `npm test` runs the parts without faults. */

const contract = readContract();
const operations = fullOperations(contract);
const operationNamed = (operationId: string): FullOperation => {
  const operation = operations.find((one) => one.operationId === operationId);
  if (!operation) throw new Error(`The contract has no ${operationId}.`);
  return operation;
};
const faultTextsOf = (cases: readonly TestCase[]): string[] =>
  cases.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));

const jsonResponse = (status: number, content: Json): Interaction['response'] => ({
  status,
  headers: { 'Content-Type': ['application/json'] },
  body: { content, contentType: 'application/json', encoded: false },
});

describe('an operation', () => {
  const login = operationNamed('login');
  const evidence = readEvidence(readPact());
  const faultsOf = (
    changedOperation: FullOperation,
    evidenceChange: Partial<typeof evidence> = {},
  ) => faultTextsOf(operationCases([changedOperation], { ...evidence, ...evidenceChange }));

  it('without a screen and a pact is reported', () => {
    expect(faultsOf(login, { screens: [], pactAnswers: new Map() })).toEqual(
      expect.arrayContaining([
        'login: no screen calls it',
        'login: no form uses LoginInput',
        'login: no interaction with success',
        'login: no interaction with 400-1-02-01',
      ]),
    );
  });

  it('without an example of success or of an error code is reported', () => {
    const withExamples = (examples: { value: Json }[]): FullOperation => {
      const { success } = login;
      if (!success.body) throw new Error('The login has no body.');
      const namedExamples = examples.map(({ value }) => ({
        name: 'default',
        summary: undefined,
        value,
      }));
      return {
        ...login,
        success: { ...success, body: { ...success.body, examples: namedExamples } },
      };
    };
    expect(faultsOf(withExamples([]))).toEqual(['login: no example of default']);
    const errorCodes = [...login.errorCodes, '400-1-05-01'];
    expect(faultsOf({ ...login, errorCodes })).toEqual(['login: no example of 400-1-05-01']);
  });
});

describe('the check of a pact against the bundle', () => {
  const answer = jsonResponse(200, { image: null, link: null });
  it.each<[what: string, operationId: string, response: Interaction['response'], fault: string]>([
    ['passes for a pact that fits', 'getBanner', answer, ''],
    [
      'fails for an unknown field',
      'getBanner',
      jsonResponse(200, { image: null, href: null }),
      'must NOT have additional properties - href',
    ],
    ['fails for an unknown operation', 'getBaner', answer, 'the contract has no such operation'],
  ])('%s', async (_, operationId, response, fault) => {
    const headers = {
      'X-Flow-Id': ['0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20'],
      'X-Language': ['ja'],
      'X-Front-Version': ['1.0.0'],
    };
    const interaction = {
      type: 'Synchronous/HTTP',
      description: `${operationId}: answered`,
      providerStates: [],
      request: { method: 'GET', path: '/setting/banner', headers },
      response,
    };
    const metadata = { pactSpecification: { version: '4.0' } };
    const pact = { ...readPact(), interactions: [interaction], metadata };
    const faults = faultTextsOf(await pactAgainstBundle(contract, operations, pact));
    expect(faults.length > 0).toBe(fault !== '');
    expect(faults.join()).toContain(fault);
  });
});

describe('the catalogue', () => {
  const catalogue = readCatalogue(inProject('openapi'));

  it('is reported if the handler of a code differs from S8', () => {
    const { '403-1-05-01': entry } = catalogue.codes;
    if (!entry) throw new Error('The catalogue lacks a code.');
    const codes = { '403-1-05-01': { ...entry, handler: 'caller' as const } };
    expect(faultTextsOf(catalogueAgainstS8({ codes }))).toEqual([
      '403-1-05-01: is handled by caller, S8 requires message',
    ]);
  });

  it('is reported if its placeholders differ from a text, or a text has an unknown code', () => {
    const texts = readErrorTexts();
    const ja = { ...texts.ja, '400-1-00-01': '入力してください。', '400-1-77-01': '?' };
    expect(faultTextsOf(textsAgainstCatalogue(catalogue, { ...texts, ja }))).toEqual([
      '400-1-00-01: ja has the placeholders "", not "name"',
      '400-1-77-01: ja has a text for a code that is not in the catalogue',
    ]);
  });
});

it('the documentation page of the contract has the text of every error code and the screens of an operation', () => {
  const { info, paths } = documentedContract();
  const { ja } = readErrorTexts();
  for (const code of Object.keys(errorCatalogue)) {
    const row = info.description?.split('\n').find((line) => line.startsWith(`| ${code} |`)) ?? '';
    expect(row).toContain((ja[code] ?? 'missing').replaceAll('\n', '<br>'));
  }
  expect(paths['/bills']?.get?.description).toMatch(
    /\*\*Screens:\*\* .*`\/bapPublishedBillAppSearch`.*\*\*Error codes:\*\* .*\b400-1-05-05\b/s,
  );
});
