import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inProject } from '../../../contract/lib/project.ts';
import { loadContract, namedExamples, operationIdOf } from '../../../mocks/prism/contract.ts';
import { methodOf } from '../../../mocks/prism/message.ts';
import { validateResponse } from '../../../mocks/prism/prism.ts';
import { schemasWithoutWord } from '../../../mocks/scenario/personal.ts';
import { Recorder, type CallToRecord } from '../../../mocks/scenario/recorder.ts';
import contract from '../../../generated/openapi.json' with { type: 'json' };

const bundle = inProject('generated/openapi.json');
const operations = await loadContract(bundle);
const jsonHeader = ['Content-Type', 'application/json'];

const passed = (
  operationId: string,
  answer: unknown,
  more: Partial<CallToRecord['request']> = {},
): CallToRecord => ({
  operationId,
  request: {
    rawHeaders: [],
    body: Buffer.alloc(0),
    input: { method: 'get', url: { path: '/' } },
    ...more,
  },
  answer: { status: 200, rawHeaders: jsonHeader, body: Buffer.from(JSON.stringify(answer)) },
});

function record(...calls: CallToRecord[]) {
  const recorder = new Recorder(bundle);
  recorder.start();
  for (const call of calls) recorder.add(call);
  return recorder.scenario();
}

/** Fields that are personal, written down here independently of the contract's words. */
const personalFields = new Set(
  `customerName titleOfHonor size customerKey loginId billId billNumber revision fileId noticeId fileName updaterName note
  previousAccessIpAddress mailAddress subMailAddress maskedMailAddress password newPassword passwordConfirmation
  currentPassword token uploadToken verificationCode linkageCode linkageUrl price totalPrice taxableAmount taxAmount
  preChangeContent requestedContent reason sessionId invoiceRegisterNumber issuerRegistrationNumber unknown`.split(
    /\s+/,
  ),
);

const letters = [...'abcdefgXYZ0123456789あいうアイウ山田太郎ｱｲｳéÄДж한'];
const text = fc.array(fc.constantFrom(...letters), { minLength: 12, maxLength: 30 });
const amount = fc.integer({ min: 10 ** 13, max: 10 ** 15 });

const examples = operations.flatMap((operation) =>
  namedExamples(operation)
    .filter(({ status }) => status === 200)
    .map(({ value }) => ({ operationId: operationIdOf(operation), value })),
);

describe('a recording', () => {
  it('of 1,000 sessions contains none of their personal values', () => {
    const recorder = new Recorder(bundle);
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...examples), { minLength: 1, maxLength: 4 }),
        fc.infiniteStream(fc.tuple(text, amount)),
        fc.infiniteStream(fc.nat(9)),
        (chosenValues, originals, dice) => {
          const foundValues: string[] = [];
          const original = (isNumber = false): string | number => {
            const [characters, number] = originals.next().value;
            foundValues.push(isNumber ? String(number) : characters.join(''));
            return isNumber ? number : characters.join('');
          };
          /** The example with other personal values, sometimes of a wrong type or in unknown fields. */
          const filled = (value: unknown): unknown => {
            if (Array.isArray(value)) return value.map(filled);
            if (typeof value !== 'object' || value === null) return value;
            const entries = Object.entries({ ...value, unknown: '' });
            return Object.fromEntries(
              entries.map(([name, part]) => {
                if (!personalFields.has(name) || typeof part === 'object')
                  return [name, filled(part)];
                const isWrong = dice.next().value === 0;
                return [name, original(isWrong !== (typeof part === 'number'))];
              }),
            );
          };
          recorder.start();
          for (const { operationId, value } of chosenValues) {
            const login = { loginId: original(), password: original(), unknown: original() };
            const address = `/bills/${encodeURIComponent(original())}/pdf`;
            const url = {
              path: address,
              query: { keyword: String(original()), other: String(original()) },
            };
            const more = {
              input: { method: 'get' as const, url },
              rawHeaders: [
                ...jsonHeader,
                'Cookie',
                `S=${original()}`,
                'X-XSRF-TOKEN',
                `${original()}`,
                'X-Forwarded-For',
                `${original()}`,
                'X-Flow-Id',
                `${original()}`,
                'Referer',
                `http://127.0.0.1/demo/mypage/apply/step2/${original(true)}?a=${original(true)}`,
              ],
            };
            recorder.add(
              passed('login', {}, { ...more, body: Buffer.from(JSON.stringify(login)) }),
            );
            recorder.add(passed(operationId, filled(value), more));
            const file = passed('downloadBillPdf', original(), more);
            const name = encodeURIComponent(original());
            file.answer.rawHeaders = [
              'Content-Type',
              'application/pdf',
              'Set-Cookie',
              `S=${original()}`,
              'Content-Disposition',
              `attachment; filename*=UTF-8''${name}.pdf`,
            ];
            recorder.add(file);
          }
          const written = recorder.text();
          expect(foundValues.filter((one) => written.includes(one))).toEqual([]);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('replaces the same value by the same value, and keeps the contract', async () => {
    const { calls } = record(
      ...examples.map(({ operationId, value }) => passed(operationId, value)),
    );
    expect(calls).toHaveLength(examples.length);
    for (const { operationId, answer } of calls) {
      const operation = operations.find((one) => operationIdOf(one) === operationId);
      if (!operation) throw new Error(operationId);
      const output = {
        statusCode: 200,
        headers: { 'content-type': 'application/json' },
        body: answer,
      };
      const input = { method: methodOf(operation.method), url: { path: operation.path } };
      const faults = await validateResponse(operation, input, output);
      expect([operationId, faults.filter(({ path }) => path?.[0] === 'body')]).toEqual([
        operationId,
        [],
      ]);
    }
    const names = record(
      passed('getCurrentUser', { customerName: '株式会社青葉' }),
      passed('getCurrentUser', { customerName: '株式会社青葉' }),
      passed('getCurrentUser', { customerName: '株式会社若葉' }),
    ).calls.map(({ answer }) => answer);
    expect(names[0]).toEqual(names[1]);
    expect(names[0]).not.toEqual(names[2]);
  });

  it('is readable: version, the way through the pages, calls with their answers, files by their facts', () => {
    const at = (page: string) => ({
      rawHeaders: ['Referer', `http://127.0.0.1:3000/demo/mypage/${page}`],
    });
    const file = passed('downloadBillPdf', null, {
      ...at('downloadurl/list/abc'),
      input: { method: 'get', url: { path: '/bills/b1/pdf' } },
    });
    file.answer.rawHeaders = [
      'Content-Type',
      'application/pdf',
      'Content-Disposition',
      'attachment; filename="a1.pdf"',
    ];
    file.answer.body = Buffer.from('%PDF');
    const list = passed(
      'searchBills',
      { total: 3 },
      {
        ...at('top'),
        input: {
          method: 'get',
          url: { path: '/bills', query: { page: '2', keyword: ['ab', 'cd'] } },
        },
      },
    );
    // The portal in development knows the next page, and what was pressed.
    const presses = [
      { role: 'button', name: 'ログイン' },
      { role: 'link', name: '青葉様 の明細' },
    ];
    const again = passed(
      'getBanner',
      { nothing: 'known' },
      {
        rawHeaders: [
          ...at('').rawHeaders,
          'X-Page',
          'http://127.0.0.1:3000/demo/mypage/top',
          'X-Presses',
          encodeURIComponent(JSON.stringify(presses)),
        ],
      },
    );
    const scenario = record(list, again, file);
    const word = expect.stringMatching(/^[a-z]{2}$/);
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
          query: { page: 2, keyword: [word, word] },
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
            name: expect.stringMatching(/^[a-z]\d\.pdf$/),
            type: 'application/pdf',
            size: 4,
            sha256: '315d429b7714cedb6ad04ac31240145257692630457f3c88253c5beceac76027',
          },
        },
      ],
    });
  });
});

it('lint reports a text or number without a word, and an unknown word', () => {
  expect(schemasWithoutWord(contract)).toEqual([]);
  const schemas = {
    A: {
      type: 'object',
      properties: { name: { type: ['string', 'null'] }, kind: { type: 'string', enum: ['a'] } },
    },
    B: { type: 'array', items: { type: 'integer', 'x-personal': 'nothing' } },
  };
  expect(schemasWithoutWord({ components: { schemas } })).toEqual([
    'components/schemas/A/properties/name',
    'components/schemas/B/items',
  ]);
});
