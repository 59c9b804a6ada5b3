import { Buffer } from 'node:buffer';
import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';
import { fromBufferPromise } from 'yauzl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSampleFile } from '../../../mocks/prism/sample-files.ts';
import type { Violation } from '../../../mocks/prism/records.ts';
import { call, callHeaders, startExamplesServer, startMockWithBackend } from './harness.ts';

// Complete error answers: they show the developer the request, the violation and the possible values.

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined));

type CallOptions = NonNullable<Parameters<typeof call>[2]>;

/** Title and detail of an answer, and position, value and message of each violation. */
async function readProblem(answer: Response): Promise<unknown[]> {
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const { title, status, detail, violations = [] } = await answer.json();
  expect(status).toBe(answer.status);
  return [
    ...[title, detail].filter((text) => text !== undefined),
    ...violations.map(({ position, value, message }: Violation) => [position, value, message]),
  ];
}

const post = (body: string, mediaType = 'application/json'): CallOptions => ({
  method: 'POST',
  headers: { 'Content-Type': mediaType },
  body,
});

type ViolationParts = readonly [string, unknown, unknown];

const longText = 'x'.repeat(300);
const allExamples =
  '200 default, 200 empty, 200 broken, 400 400-1-00-01, 400 400-1-05-05, 401 401-1-00-01';

describe('a request that breaks the contract is answered with a list of all its violations', () => {
  const cases: [string, CallOptions, number, ...ViolationParts[]][] = [
    [
      '/bills?pages=2&page=0',
      {},
      422,
      ['query.pages', '2', 'the contract has no such query parameter'],
      ['query.page', '0', 'Request query parameter page must be >= 1'],
    ],
    [
      '/auth/login',
      post(`{"loginId":"${longText}"}`),
      422,
      [
        'body.loginId',
        `"${'x'.repeat(199)}...`,
        'Request body property loginId must NOT have more than 10 characters',
      ],
    ],
    [
      '/auth/login',
      post(`{"loginId":${longText}`),
      422,
      [
        'body',
        `{"loginId":${'x'.repeat(189)}`,
        expect.stringMatching(/^not what it says: .* is not valid JSON$/),
      ],
    ],
    [
      '/nowhere',
      {},
      404,
      ['path', '/nowhere', "The route /nowhere hasn't been found in the specification file"],
    ],
    [
      '/bills',
      { method: 'DELETE' },
      405,
      [
        'path',
        '/bills',
        'The route /bills has been matched, but it does not have "delete" method defined',
      ],
    ],
  ];

  it.each([
    ['--b\r\nno more', 'multipart/form-data; boundary=b'],
    ['x', 'multipart/form-data'],
  ])('for the form %j with the media type %s', async (body, mediaType) => {
    const server = await startExamplesServer();
    const answer = await call(server, '/bills/b1/returned-file', post(body, mediaType));
    expect(answer.status).toBe(422);
    expect(await readProblem(answer)).toEqual([
      'The request breaks the contract',
      ['body', body, expect.stringMatching(/^not what it says: TypeError: .*FormData/)],
    ]);
  });

  it.each(cases)(
    'for the path %s and the options %j, with the status %i',
    async (path, init, status, ...expected) => {
      const answer = await call(await startExamplesServer(), path, init);
      expect(answer.status).toBe(status);
      expect(await readProblem(answer)).toEqual(['The request breaks the contract', ...expected]);
    },
  );
});

it.each([
  ['code=4000', 'Prefer asks for code=4000, which is not a status'],
  ['code=1400', 'Prefer asks for code=1400, which is not a status'],
  ['code=500', 'searchBills has no answer 500; it has: 200,400,401'],
  ['code=400 ; example = "empty"', `searchBills has no example 400 empty; it has: ${allExamples}`],
  ['respond-async,example=no', `searchBills has no example no; it has: ${allExamples}`],
])(
  'a Prefer header that matches no answer is refused with a list of the existing answers: %s',
  async (prefer, message) => {
    const answer = await call(await startExamplesServer(), '/bills', {
      headers: { Prefer: prefer },
    });
    expect(answer.status).toBe(400);
    expect(await readProblem(answer)).toEqual([message]);
    expect(console.error).toHaveBeenCalledOnce();
  },
);

describe('a response that breaks the contract is replaced by a list of all its violations', () => {
  const jsonHeaders = { 'Content-Type': 'application/json' };

  const cases: [string, number, string, ...ViolationParts[]][] = [
    ['/bills', 418, '{}', ['status', 418, 'the contract knows 200, 400, 401 here']],
    [
      '/bills',
      200,
      `["${longText}`,
      ['body', `["${'x'.repeat(198)}`, expect.stringMatching(/^not JSON: Unterminated string /)],
    ],
    [
      '/bills',
      200,
      '[{"billId":"b1"},{"billId":2,"price":"1"}]',
      ['body.0.price', undefined, "Response body property 0 must have required property 'price'"],
      ['body.1.billId', 2, 'Response body property 1.billId must be string'],
      ['body.1.price', '1', 'Response body property 1.price must be integer,null'],
    ],
  ];

  it.each(cases)(
    'for the path %s, the status %i and the body %s',
    async (path, status, body, ...expected) => {
      const server = await startMockWithBackend((_, response) =>
        response.writeHead(status, jsonHeaders).end(body),
      );
      const answer = await call(server, path);
      expect(answer.status).toBe(500);
      expect(await readProblem(answer)).toEqual(['The response breaks the contract', ...expected]);
      expect(server.violations()).toMatchObject(
        expected.map(([position]) => ({ direction: 'response', status, position, method: 'GET' })),
      );
    },
  );

  it('except for a closed connection of the backend, which is not a violation', async () => {
    const server = await startMockWithBackend((request) => request.socket.destroy());
    const answer = await call(server, '/bills');
    expect(answer.status).toBe(502);
    const problem = await readProblem(answer);
    expect(problem).toEqual(['The mock server got no answer', 'Error: socket hang up']);
    expect(server.violations()).toEqual([]);
    expect(console.error).toHaveBeenCalledOnce();
  });
});

it('a request of more than 64 MiB is refused with the status 413', async () => {
  const body = Buffer.alloc(64 * 1024 * 1024 + 1);
  const answer = await call(await startExamplesServer(), '/nowhere', { method: 'POST', body });
  const texts = ['The request is too large', 'more than 67108864 bytes'];
  expect([answer.status, ...(await readProblem(answer))]).toEqual([413, ...texts]);
});

const nothingHereText = 'There is nothing here';
const missingRouteText = (route: string) => `There is no ${route}: see mocks/prism/README.md`;
const nextRoute = '/_mock/next';
const onlyJsonText = 'POST /_mock/next takes application/json';
const apiHint = 'The API is at /{customerCode}/mypage-api, the controls are at /_mock.';

it.each([
  ['/else', {}, 404, nothingHereText, apiHint],
  ['/_sandbox/clock', {}, 404, nothingHereText, apiHint],
  ['/_docs/_common/browser.pdf', { method: 'POST' }, 404, nothingHereText, apiHint],
  ['/a/b/mypage-api/bills', {}, 404, nothingHereText, apiHint],
  ['/_mock/else', {}, 404, missingRouteText('GET /_mock/else')],
  ['/_mock/next/a/b', { method: 'DELETE' }, 404, missingRouteText('DELETE /_mock/next/a/b')],
  ['/_mock/next/searchBills', {}, 404, missingRouteText('GET /_mock/next/searchBills')],
  [nextRoute, post('{}', 'text/plain'), 415, onlyJsonText],
  [nextRoute, post('{}', 'x/y; application/json'), 415, onlyJsonText],
  [nextRoute, post('{'), 400, 'The body is not JSON', expect.stringMatching(/^SyntaxError: /)],
  [
    nextRoute,
    post('{"operationId":1}'),
    400,
    'No such order',
    expect.stringContaining('→ at operationId'),
  ],
  [nextRoute, post('{"operationId":"payBill"}'), 404, 'The contract has no operation payBill'],
] as const)(
  'an address outside the API, such as %s, called with %o, is answered with the status %i and a hint',
  async (path, init, status, ...texts) => {
    const server = await startExamplesServer();
    const answer = await fetch(`${server.url}${path}`, init);
    expect(answer.status).toBe(status);
    expect(await readProblem(answer)).toEqual(texts);
  },
);

it('the call list has the last 50 calls with time, duration and violations', async () => {
  const server = await startExamplesServer();
  const startTimeMs = Date.now();
  await call(server, '/bills?page=0');
  for (let page = 1; page <= 50; page += 1) await call(server, `/bills?page=${page}`);
  await fetch(`${server.url}/demo/mypage-api/bills`);
  const answer = await fetch(`${server.url}/_mock/calls`);
  expect(answer.headers.get('content-type')).toBe('application/json');
  const calls = await answer.json();
  expect(calls).toHaveLength(50);
  const path = '/demo/mypage-api/bills';
  const common = { operationId: 'searchBills', method: 'GET', path };
  expect(calls[0]).toMatchObject({ ...common, status: 200, flowId: 'flow-0001', violations: [] });
  expect(calls[49]).toMatchObject({
    ...common,
    status: 422,
    violations: [{ position: 'header.x-flow-id' }],
  });
  expect(calls[49]).not.toHaveProperty('flowId');
  for (const { at, ms } of calls) {
    expect(Date.parse(at)).toBeGreaterThanOrEqual(startTimeMs);
    expect(ms).toBeGreaterThanOrEqual(0);
    expect(ms).toBeLessThanOrEqual(Date.now() - startTimeMs);
  }
  expect(server.succeededOperationIds()).toEqual(['searchBills']);
});

it('the list of succeeded operations contains only operations with a successful answer', async () => {
  const server = await startExamplesServer();
  await call(server, '/bills', { headers: { Prefer: 'code=400' } });
  await call(server, '/nothing');
  expect(server.succeededOperationIds()).toEqual([]);
  await call(server, '/auth/login', post('{"loginId":"a"}'));
  expect(server.succeededOperationIds()).toEqual(['login']);
});

it.each([
  ['', 'GET', true],
  ['a=b', 'GET', true],
  ['NOT-XSRF-TOKEN=a', 'GET', true],
  ['XSRF-TOKEN=a', 'GET', false],
  ['a=b;XSRF-TOKEN=a', 'GET', false],
  ['a=b; XSRF-TOKEN=a; c=d', 'GET', false],
  ['', 'POST', false],
])(
  'the anti-forgery cookie of an example is set only for a GET without it: cookies %j, method %s, is set %s',
  async (cookie, method, isSet) => {
    const server = await startExamplesServer();
    const init = method === 'POST' ? post('{"loginId":"a"}') : {};
    const path = method === 'POST' ? '/auth/login' : '/bills';
    const headers = { ...init.headers, ...(cookie === '' ? {} : { Cookie: cookie }) };
    const answer = await call(server, path, { ...init, headers });
    const tokenCookies = answer.headers
      .getSetCookie()
      .filter((line) => line.startsWith('XSRF-TOKEN='));
    expect(tokenCookies).toHaveLength(isSet ? 1 : 0);
  },
);

describe('a sample file', () => {
  const textOfPdf = async (file: Buffer): Promise<string> => {
    const pdf = await getDocumentProxy(new Uint8Array(file));
    const { text } = await extractText(pdf, { mergePages: true });
    return text.replaceAll(/\s+/g, '');
  };

  const notARealBill = '実際の請求ではありません';

  it('is marked as a sample in a PDF, a CSV and a text', async () => {
    const text = await textOfPdf(await createSampleFile('application/pdf', {}));
    for (const part of ['ご請求書（見本）', '株式会社サンプル商事御中', notARealBill, '¥128,700'])
      expect(text).toContain(part);
    expect((await createSampleFile('text/csv; charset=utf-8', {})).toString()).toBe(
      '\uFEFF請求番号,発行日,件名,金額\r\nINV-2026-0001,2026/01/31,ご請求書（見本）,128700\r\n',
    );
    expect((await createSampleFile('text/plain', {})).toString()).toBe(
      'これは契約の例から作られた見本のファイルです。\r\n',
    );
  });

  it('of the type ZIP contains a PDF and a CSV with Japanese names', async () => {
    const file = await createSampleFile('application/zip', {});
    const zip = await fromBufferPromise(file, { lazyEntries: true });
    const namesAndContents = [];
    for await (const entry of zip.eachEntry()) {
      const content = await buffer(await zip.openReadStreamPromise(entry));
      namesAndContents.push([entry.fileName, content.subarray(0, 4).toString()]);
    }
    expect(namesAndContents).toEqual([
      ['ご請求書（見本）.pdf', '%PDF'],
      ['ご請求書（見本）.csv', '\uFEFF\uFFFD'],
    ]);
  });

  it.each([
    ['attachment; filename="a.PDF"', '%PDF'],
    ["attachment; filename=a.pdf; filename*=UTF-8''a.bin", '%PDF'],
    ['attachment; filename="b.zip"', 'PK'],
    ['attachment; filename="c.csv"', '\uFEFF請求番号'],
    ['attachment; filename="d.txt"', 'これは契約の例'],
    ['attachment', 'これは契約の例'],
  ])(
    'has the format of its file name if the media type is generic, for each spelling of the header: %s',
    async (disposition, firstCharacters) => {
      const type = 'application/octet-stream';
      const file = await createSampleFile(type, { 'Content-Disposition': disposition });
      expect(file.toString().startsWith(firstCharacters)).toBe(true);
      const fileAgain = await createSampleFile(type, { 'content-disposition': disposition });
      expect(fileAgain.equals(file)).toBe(true);
    },
  );

  it('about the operating environment names the browsers and the operating systems', async () => {
    const server = await startExamplesServer();
    const answer = await fetch(`${server.url}/_docs/_common/browser.pdf`, { headers: callHeaders });
    const text = await textOfPdf(Buffer.from(await answer.arrayBuffer()));
    for (const part of ['動作環境', 'Windows', 'macOS', 'iPhone', 'JavaScript', 'PDFファイル'])
      expect(text).toContain(part);
  });
});
