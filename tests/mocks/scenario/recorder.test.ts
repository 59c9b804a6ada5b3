import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inProject } from '../../../contract/lib/project.ts';
import { loadContract, namedExamplesOf, operationIdOf } from '../../../mocks/prism/contract.ts';
import { methodOf } from '../../../mocks/prism/message.ts';
import { validateResponse } from '../../../mocks/prism/prism.ts';
import { findSchemasWithoutWord } from '../../../mocks/scenario/personal.ts';
import { Recorder } from '../../../mocks/scenario/recorder.ts';
import type { CallToRecord } from '../../../mocks/scenario/redact-call.ts';
import { Replacements } from '../../../mocks/scenario/replacements.ts';
import contract from '../../../generated/openapi.json' with { type: 'json' };

const specPath = inProject('generated/openapi.json');
const operations = await loadContract(specPath);
const jsonHeader = ['Content-Type', 'application/json'];

const callToRecord = (
  operationId: string,
  answer: unknown,
  requestFields: Partial<CallToRecord['request']> = {},
): CallToRecord => ({
  operationId,
  request: {
    rawHeaders: [],
    body: Buffer.alloc(0),
    input: { method: 'get', url: { path: '/' } },
    ...requestFields,
  },
  answer: { status: 200, rawHeaders: jsonHeader, body: Buffer.from(JSON.stringify(answer)) },
});

function recordCalls(...calls: CallToRecord[]) {
  const recorder = new Recorder(specPath);
  recorder.start();
  for (const call of calls) recorder.add(call);
  return recorder.toScenario();
}

/** The personal fields, listed here independently of the x-personal words of the contract. */
const personalFields = new Set(
  `customerName titleOfHonor size customerKey loginId billId billNumber revision fileId noticeId fileName updaterName note
  previousAccessIpAddress mailAddress subMailAddress maskedMailAddress password newPassword passwordConfirmation
  currentPassword token uploadToken verificationCode linkageCode linkageUrl price totalPrice taxableAmount taxAmount
  preChangeContent requestedContent reason sessionId invoiceRegisterNumber issuerRegistrationNumber unknown`.split(
    /\s+/,
  ),
);

const letters = [...'abcdefgXYZ0123456789あいうアイウ山田太郎ｱｲｳéÄДж한'];
const personalText = fc.array(fc.constantFrom(...letters), { minLength: 12, maxLength: 30 });
const personalAmount = fc.integer({ min: 10 ** 13, max: 10 ** 15 });

const successExamples = operations.flatMap((operation) =>
  namedExamplesOf(operation)
    .filter(({ status }) => status === 200)
    .map(({ value }) => ({ operationId: operationIdOf(operation), value })),
);

describe('a recording', () => {
  it('of 1,000 sessions contains no personal value of the sessions', () => {
    const recorder = new Recorder(specPath);
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...successExamples), { minLength: 1, maxLength: 4 }),
        fc.infiniteStream(fc.tuple(personalText, personalAmount)),
        fc.infiniteStream(fc.nat(9)),
        (chosenValues, originals, randomDigits) => {
          const generatedValues: string[] = [];
          const nextOriginal = (isNumber = false): string | number => {
            const [characters, number] = originals.next().value;
            generatedValues.push(isNumber ? String(number) : characters.join(''));
            return isNumber ? number : characters.join('');
          };
          /** The example with generated personal values, sometimes of the wrong type or in unknown fields. */
          const withOriginals = (value: unknown): unknown => {
            if (Array.isArray(value)) return value.map(withOriginals);
            if (typeof value !== 'object' || value === null) return value;
            const entries = Object.entries({ ...value, unknown: '' });
            return Object.fromEntries(
              entries.map(([name, innerValue]) => {
                if (!personalFields.has(name) || typeof innerValue === 'object')
                  return [name, withOriginals(innerValue)];
                const hasWrongType = randomDigits.next().value === 0;
                return [name, nextOriginal(hasWrongType !== (typeof innerValue === 'number'))];
              }),
            );
          };
          recorder.start();
          for (const { operationId, value } of chosenValues) {
            const [loginId, password, unknown] = [nextOriginal(), nextOriginal(), nextOriginal()];
            const body = Buffer.from(JSON.stringify({ loginId, password, unknown }));
            const address = `/bills/${encodeURIComponent(nextOriginal())}/pdf`;
            const url = {
              path: address,
              query: { keyword: String(nextOriginal()), other: String(nextOriginal()) },
            };
            const requestFields = {
              input: { method: 'get' as const, url },
              rawHeaders: [
                ...jsonHeader,
                'Cookie',
                `S=${nextOriginal()}`,
                'X-XSRF-TOKEN',
                `${nextOriginal()}`,
                'X-Forwarded-For',
                `${nextOriginal()}`,
                'X-Flow-Id',
                `${nextOriginal()}`,
                'Referer',
                `http://127.0.0.1/demo/mypage/apply/step2/${nextOriginal(true)}?a=${nextOriginal(true)}`,
              ],
            };
            recorder.add(callToRecord('login', {}, { ...requestFields, body }));
            recorder.add(callToRecord(operationId, withOriginals(value), requestFields));
            const fileCall = callToRecord('downloadBillPdf', nextOriginal(), requestFields);
            const name = encodeURIComponent(nextOriginal());
            fileCall.answer.rawHeaders = [
              'Content-Type',
              'application/pdf',
              'Set-Cookie',
              `S=${nextOriginal()}`,
              'Content-Disposition',
              `attachment; filename*=UTF-8''${name}.pdf`,
            ];
            recorder.add(fileCall);
          }
          const recordingText = recorder.text();
          expect(generatedValues.filter((value) => recordingText.includes(value))).toEqual([]);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('replaces equal values by equal values, and still fits the contract', async () => {
    const { calls } = recordCalls(
      ...successExamples.map(({ operationId, value }) => callToRecord(operationId, value)),
    );
    expect(calls).toHaveLength(successExamples.length);
    for (const { operationId, answer } of calls) {
      const operation = operations.find((candidate) => operationIdOf(candidate) === operationId);
      if (!operation) throw new Error(operationId);
      const headers = { 'content-type': 'application/json' };
      const output = { statusCode: 200, headers, body: answer };
      const input = { method: methodOf(operation.method), url: { path: operation.path } };
      const faults = await validateResponse(operation, input, output);
      const bodyFaults = faults.filter(({ path }) => path?.[0] === 'body');
      expect([operationId, bodyFaults]).toEqual([operationId, []]);
    }
    const recordedNames = recordCalls(
      callToRecord('getCurrentUser', { customerName: '株式会社青葉' }),
      callToRecord('getCurrentUser', { customerName: '株式会社青葉' }),
      callToRecord('getCurrentUser', { customerName: '株式会社若葉' }),
    ).calls.map(({ answer }) => answer);
    expect(recordedNames[0]).toEqual(recordedNames[1]);
    expect(recordedNames[0]).not.toEqual(recordedNames[2]);
  });

  it('has the contract version, the visited pages, and for each call the answer or a description of the file', () => {
    const fromPage = (page: string) => ({
      rawHeaders: ['Referer', `http://127.0.0.1:3000/demo/mypage/${page}`],
    });
    const fileCall = callToRecord('downloadBillPdf', null, {
      ...fromPage('downloadurl/list/abc'),
      input: { method: 'get', url: { path: '/bills/b1/pdf' } },
    });
    fileCall.answer.rawHeaders = [
      'Content-Type',
      'application/pdf',
      'Content-Disposition',
      'attachment; filename="a1.xlsx"',
    ];
    fileCall.answer.body = Buffer.from('%PDF');
    const searchUrl = { path: '/bills', query: { page: '2', keyword: ['ab', 'cd'] } };
    const searchInput = { method: 'get' as const, url: searchUrl };
    const searchCall = callToRecord(
      'searchBills',
      { total: 3 },
      { ...fromPage('top'), input: searchInput },
    );
    // The portal in development sends the current page and the pressed elements in headers.
    const presses = [
      { role: '青葉様', name: 'ログイン' },
      { role: 'link', name: '青葉様 の明細' },
    ];
    const bannerCall = callToRecord(
      'getBanner',
      { nothing: 'known' },
      {
        rawHeaders: [
          ...fromPage('').rawHeaders,
          'X-Page',
          'http://127.0.0.1:3000/demo/mypage/top',
          'X-Presses',
          encodeURIComponent(JSON.stringify(presses)),
        ],
      },
    );
    const scenario = recordCalls(searchCall, bannerCall, fileCall);
    const twoLetters = expect.stringMatching(/^[a-z]{2}$/);
    expect(scenario).toEqual({
      scenario: 1,
      contract: contract.info.version,
      pages: ['top', 'downloadurl/list/:token'],
      calls: [
        {
          page: 'top',
          operationId: 'searchBills',
          method: 'GET',
          path: '/bills',
          query: { page: 2, keyword: [twoLetters, twoLetters] },
          status: 200,
          answer: { total: 3 },
        },
        {
          page: 'top',
          presses: [{ role: 'button', text: 'login.title' }, { role: 'link' }],
          operationId: 'getBanner',
          method: 'GET',
          path: '/setting/banner',
          status: 200,
          answer: {},
        },
        {
          page: 'downloadurl/list/:token',
          operationId: 'downloadBillPdf',
          method: 'GET',
          path: '/bills/{billId}/pdf',
          parameters: { billId: expect.stringMatching(/^[a-z]\d$/) },
          status: 200,
          file: {
            name: expect.stringMatching(/^[a-z]\d\.xlsx$/),
            type: 'application/pdf',
            size: 4,
            sha256: '315d429b7714cedb6ad04ac31240145257692630457f3c88253c5beceac76027',
          },
        },
      ],
    });
  });
});

it('a recording ends with the different keys of the texts on the page, and the next recording begins without keys', () => {
  const recorder = new Recorder(specPath);
  recorder.start();
  recorder.stop(['ログイン', '青葉様', 'ログイン', '検索条件', '・ほか4\n2件', '・']);
  const keys = ['login.title', 'bill-export.conditions', 'calendar.rest'];
  expect(recorder.toScenario().shown).toEqual(keys);
  recorder.start();
  expect(recorder.toScenario()).not.toHaveProperty('shown');
});

it.each([
  ['text', 'ｱーＡａ０', /^[ｱ-ﾓ]ー[Ａ-Ｚ][ａ-ｚ][０-９]$/],
  ['text', 'あア山zZ9☆', /^[ぁ-ん][ァ-ヴ]\p{Script=Han}[a-z][A-Z]\d\p{S}$/u],
  ['text', '2026-01-31', /^20(0\d|1[0-2])(-(0\d|1[0-2])){2}$/],
  ['id', 'T1234567890123', /^T\d{13}$/],
  ['link', 'http://a.jp/B', /^http:\/\/[a-z]\.[a-z]{2}\/[A-Z]$/],
  ['amount', -1200, /^-[1-9]\d{3}$/],
  ['text', '', /^$/],
] as const)('a replacement of the kind %s keeps the format of %j', (word, value, formatPattern) => {
  const replacements = new Replacements(new Set());
  replacements.noteOriginal(word, value);
  expect(String(replacements.replace(word, value))).toMatch(formatPattern);
});

it('the linter reports the schema of a text or number whose x-personal word is missing or unknown', () => {
  expect(findSchemasWithoutWord(contract)).toEqual([]);
  const schemas = {
    A: {
      type: 'object',
      properties: { name: { type: ['string', 'null'] }, kind: { type: 'string', enum: ['a'] } },
    },
    B: { type: 'array', items: { type: 'integer', 'x-personal': 'nothing' } },
  };
  expect(findSchemasWithoutWord({ components: { schemas } })).toEqual([
    'components/schemas/A/properties/name',
    'components/schemas/B/items',
  ]);
});
