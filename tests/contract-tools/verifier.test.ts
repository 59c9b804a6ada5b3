import { createServer, type IncomingHttpHeaders } from 'node:http';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inProject } from '../../contract/lib/project.ts';
import { answerFaults } from '../../contract/verify/answer-faults.ts';
import { CallAnswer } from '../../contract/verify/behaviour/answer.ts';
import type { Check } from '../../contract/verify/behaviour/check.ts';
import type { Fault } from '../../contract/verify/fault.ts';
import { verifyBehaviour } from '../../contract/verify/behaviour/run.ts';
import { mergeFaults } from '../../contract/verify/merge-faults.ts';
import { runVerification } from '../../contract/verify/run.ts';
import { startGateway } from '../../contract/verify/gateway.ts';
import { readOptions, usage } from '../../contract/verify/options.ts';
import { printedResult } from '../../contract/verify/report.ts';
import type { VerifiedCall } from '../../contract/verify/verify.ts';
import { readContract } from '../../contract/lib/contract.ts';
import { operations } from '../../generated/operations.ts';
import { listen } from '../../scripts/preview/listen.ts';

/* Options, single checks and printed results of the verifier; tests/contract runs the verifier against servers. */

const providerArguments = ['--provider', 'http://127.0.0.1:8080'];
const optionsWith = (...args: string[]) => readOptions([...providerArguments, ...args], operations);

describe('the options of the verifier', () => {
  const readme = readFileSync(inProject('contract/package/README.package.md'), 'utf8');
  const documentedOptions = [...readme.matchAll(/^\| `--([a-z-]+) ([^`]+)`/gm)].map(
    ([, name = '', value = '']) => ({ name, value }),
  );

  it('are the same in the README and in the printed usage', () => {
    const usageNames = [...usage.matchAll(/--([a-z-]+)/g)].map(([, name]) => name);
    expect(new Set(documentedOptions.map(({ name }) => name))).toEqual(new Set(usageNames));
  });

  it.each(documentedOptions.filter(({ value }) => /^[a-z/0-9-]+$/.test(value)))(
    'have the default --$name $value of the README',
    ({ name, value }) => {
      expect(optionsWith(`--${name}`, value)).toEqual(optionsWith());
    },
  );

  it.each([
    ['--timeout', '600', { timeoutMs: 600_000 }],
    ['--timeout', '0.5', { timeoutMs: 500 }],
    ['--repeat', '100', { runCount: 100 }],
  ])('%s %s are read as %j', (name, value, expected) => {
    expect(optionsWith(name, value)).toMatchObject(expected);
  });

  it.each([
    ['--timeout', '600.5'],
    ['--timeout', '0'],
    ['--repeat', '101'],
    ['--repeat', '1.5'],
  ])('%s %s are refused', (name, value) => {
    expect(() => optionsWith(name, value)).toThrow(name);
  });
});

const verifiedCall = (
  description: string,
  faults: string[] = [],
  operationId = 'getLogo',
): VerifiedCall => ({
  operationId,
  description,
  given: ['a visitor'],
  call: `GET /${description}`,
  ok: faults.length === 0,
  faults: faults.map((where) => ({ where, expected: 'x', got: 'y' })),
  level: 2,
});

describe('the check of an answer', () => {
  const publicLink = { operationId: 'getDownloadUrlState', path: '/downloads/{token}' };
  const publicOperation = { method: 'get', tag: 'a', security: 'public', ...publicLink };
  const faultTextsOf = (
    operation: Partial<typeof publicOperation>,
    answer: { status?: number; headers?: IncomingHttpHeaders; body?: string | Buffer },
  ) => {
    const { status = 200, headers = {}, body = '{}' } = answer;
    const sentHeaders = { 'cache-control': 'no-store', ...headers };
    const completeAnswer = { status, headers: sentHeaders, body: Buffer.from(body) };
    return answerFaults({ ...publicOperation, ...operation }, completeAnswer).map(
      ({ where, got }) => `${where}: ${got}`,
    );
  };

  it.each(['application/json', 'application/json; charset=utf-8', 'application/problem+json'])(
    'requires UTF-8 for %s',
    (type) => {
      const headers = { 'content-type': type };
      expect(faultTextsOf({}, { headers, body: '{"a":"あ"}' })).toEqual([]);
      expect(faultTextsOf({}, { headers, body: Buffer.from('{"a":"\xe9"}', 'latin1') })).toEqual([
        'body: bytes that are not UTF-8',
      ]);
    },
  );

  it.each([
    ['private, max-age=60', {}, 1],
    ['private, max-age=60', { path: '/user/me', security: 'sessionCookie' }, 1],
    ['private, x-no-store-y', {}, 1],
    ['private, max-age=60', { path: '/setting/info' }, 0],
  ])(
    'reports Cache-Control "%s" of the operation %j with %i faults: customer data needs no-store',
    (value, operation, count) => {
      const faults = count === 0 ? [] : [`header Cache-Control: ${value}`];
      expect(faultTextsOf(operation, { headers: { 'cache-control': value } })).toEqual(faults);
    },
  );
});

describe('a behaviour check', () => {
  const faultsOf = (status: number, json: unknown, ...expected: [string[], string?]): Fault[] => {
    const faults: Fault[] = [];
    const body = Buffer.from(JSON.stringify(json));
    const answerParts = { call: 'GET /user/me', status, headers: new Headers(), body };
    const answer = new CallAnswer(answerParts, (fault) => faults.push(fault));
    expect(answer.expectRefused(...expected)).toBe(faults.length === 0);
    return faults;
  };
  const refusal = [{ code: '403-1-00-01' }];

  it('accepts as a refusal only an expected code with the status of the code', () => {
    const codes = ['401-1-00-01', '403-1-00-01'];
    expect(faultsOf(403, refusal, codes)).toEqual([]);
    expect(faultsOf(400, refusal, codes)).toEqual([
      {
        where: 'GET /user/me',
        expected: 'the refusal 401-1-00-01 or 403-1-00-01',
        got: '400 with [{"code":"403-1-00-01"}]',
      },
    ]);
    expect(faultsOf(401, [{ code: '401-1-02-01' }], codes)).toHaveLength(1);
    expect(faultsOf(403, {}, codes, 'sent twice')).toMatchObject([
      { where: 'GET /user/me sent twice' },
    ]);
  });

  const target = {
    provider: 'http://127.0.0.1:9',
    base: '/demo/mypage-api',
    statesUrl: 'http://127.0.0.1:9',
    operationIds: new Set(['getLogo']),
    timeoutMs: 10_000,
  };
  const checkOf = (name: string, run: Check['run'], states: Check['states'] = []): Check => ({
    operationId: 'getLogo',
    name,
    states,
    breaks: 'The logo is gone.',
    run,
  });

  it('is not started after three consecutive checks without an answer', async () => {
    const failAsUnreachable = () =>
      Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }));
    const passCheck = () => Promise.resolve();
    const runFunctions = [
      failAsUnreachable,
      failAsUnreachable,
      passCheck,
      failAsUnreachable,
      failAsUnreachable,
      failAsUnreachable,
      passCheck,
    ];
    const otherCheck = { ...checkOf('other', failAsUnreachable), operationId: 'getBanner' };
    const results = await verifyBehaviour({ operations, pact: { interactions: [] } }, target, [
      otherCheck,
      ...runFunctions.map((run, at) => checkOf(String(at), run)),
    ]);
    const noListener = 'nothing listens there';
    expect(results.map(({ faults }) => faults[0]?.got)).toEqual([
      noListener,
      noListener,
      undefined,
      noListener,
      noListener,
      noListener,
      'skipped after 3 failures',
    ]);
    expect(results[0]).toMatchObject({ ok: false, breaks: 'The logo is gone.' });
    expect(results[2]).toMatchObject({ ok: true, description: 'getLogo: 2' });
  });
});

it('equal faults of several elements are reported once, at the first element', () => {
  const faultAt = (index: number, expected = 'a day') => ({
    where: `body $.items[${index}].date`,
    expected,
    got: String(index),
  });
  expect(mergeFaults([faultAt(10), faultAt(2), faultAt(3, 'a text'), faultAt(2)])).toEqual([
    { ...faultAt(2), where: 'body $.items[2].date and 1 more like it' },
    faultAt(3, 'a text'),
  ]);
});

it('the verifier removes the reports of an earlier run if nothing could be verified', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mypage-reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['contract-verify.json', 'contract-verify.xml', 'other.json'])
    writeFileSync(join(folder, name), 'an old report');
  const pact = { interactions: [] };
  const assets = { contract: readContract(), pact, operations, screensByOperation: {} };
  const code = await runVerification(['--reports', folder], { assets, print: () => undefined });
  expect(code).toBe(2);
  expect(readdirSync(folder)).toEqual(['other.json']);
});

describe('the printed result', () => {
  const runDetails = { screensByOperation: { getLogo: ['every page', 'Login (/)'] }, slow: [] };

  it('shows the reached level, the next level and slow answers', () => {
    const firstCall = { ...verifiedCall('a'), level: 1 };
    const slowAnswers = [{ operationId: 'getLogo', ms: 1400 }];
    const printed = printedResult([firstCall, verifiedCall('b', ['one']), verifiedCall('c')], {
      ...runDetails,
      slow: slowAnswers,
    });
    expect(printed).toContain(
      'Level 1 of 5 is reached. Next: level 2 (bills, notices and files), 1 of 2',
    );
    expect(printed).toContain('slow: getLogo took 1400 ms');
    expect(printedResult([firstCall], runDetails)).toContain(
      'Next: --level 2 (bills, notices and files).',
    );
    expect(printedResult([{ ...firstCall, level: 5 }], runDetails)).toContain('everything passes');
  });
});

it('the gateway keeps the provider’s path, and forwards calls until three consecutive failures', async () => {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(request.url ?? '');
    if (request.url?.endsWith('bad') === true) request.socket.destroy();
    else response.end('well');
  });
  const { url, close } = await listen(server, 0);
  const gateway = await startGateway(`${url}/behind/`, 10_000);
  onTestFinished(() => gateway.close().then(close));
  for (const path of ['bad', 'good', 'bad', 'good', 'bad', 'bad', 'good']) {
    const { status } = await fetch(`${gateway.url}/${path}`);
    expect([path, status]).toEqual([path, path === 'good' ? 200 : 599]);
  }
  expect(calls.at(-1)).toBe('/behind/good');
  for (const path of ['bad', 'bad', 'bad', 'good']) await fetch(`${gateway.url}/${path}`);
  expect(calls.at(-1)).toBe('/behind/bad');
  expect(gateway.lastExchange()?.failure).toBe('skipped after 3 failures');
});
