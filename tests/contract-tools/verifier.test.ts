import { createServer, type IncomingHttpHeaders } from 'node:http';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inProject } from '../../contract/lib/project.ts';
import { answerFaults } from '../../contract/verify/answer-faults.ts';
import type { Heard } from '../../contract/verify/behaviour/browser.ts';
import { expectDone, expectRefused, type Check } from '../../contract/verify/behaviour/check.ts';
import { verifyBehaviour } from '../../contract/verify/behaviour/run.ts';
import { providerStates } from '../../contract/states/provider-states.ts';
import { mergeFaults } from '../../contract/verify/merge-faults.ts';
import { runVerification } from '../../contract/verify/run.ts';
import { startGateway } from '../../contract/verify/gateway.ts';
import { readOptions, usage } from '../../contract/verify/options.ts';
import { mergeRuns } from '../../contract/verify/repeat.ts';
import { printedResult } from '../../contract/verify/report.ts';
import type { VerifiedCall } from '../../contract/verify/verify.ts';
import { readContract } from '../../contract/lib/contract.ts';
import { operations } from '../../generated/operations.ts';

/* Options, single checks and printed results of the verifier; tests/contract runs it against servers. */

const provider = ['--provider', 'http://127.0.0.1:8080'];
const options = (...args: string[]) => readOptions([...provider, ...args], operations);

describe('the options of the verifier', () => {
  const guide = readFileSync(inProject('contract/package/README.package.md'), 'utf8');
  const rows = [...guide.matchAll(/^\| `--([a-z-]+) ([^`]+)`/gm)].map(
    ([, name = '', value = '']) => ({ name, value }),
  );

  it('are the same in its README and its usage', () => {
    const inUsage = [...usage.matchAll(/--([a-z-]+)/g)].map(([, name]) => name);
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(inUsage));
  });

  it.each(rows.filter(({ value }) => /^[a-z/0-9-]+$/.test(value)))(
    'have the default --$name $value of the README',
    ({ name, value }) => {
      expect(options(`--${name}`, value)).toEqual(options());
    },
  );

  it('accept areas and operations separated by commas and blanks', () => {
    const only = options('--only', 'login, bills ,getLogo')?.only;
    const names = ['searchBills', 'login', 'getLogo', 'getBanner'];
    expect(names.map((name) => only?.has(name))).toEqual([true, true, true, false]);
  });

  it('accept an address and a base with trailing slashes', () => {
    expect(options('--provider', 'http://a.example//', '--base', '/x/y/')).toMatchObject({
      provider: 'http://a.example',
      base: '/x/y',
    });
    expect(options('--base', '/')?.base).toBe('');
  });

  it.each([
    ['--timeout', '600', { timeout: 600_000 }],
    ['--timeout', '0.5', { timeout: 500 }],
    ['--repeat', '100', { repeat: 100 }],
  ])('%s %s gives %j', (name, value, expected) => {
    expect(options(name, value)).toMatchObject(expected);
  });

  it.each([
    ['--timeout', '600.5'],
    ['--timeout', '0'],
    ['--repeat', '101'],
    ['--repeat', '1.5'],
  ])('%s %s is refused', (name, value) => {
    expect(() => options(name, value)).toThrow(name);
  });
});

const call = (
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
});

describe('the check of an answer', () => {
  const publicLink = { operationId: 'getDownloadUrlState', path: '/downloads/{token}' };
  const entry = { method: 'get', tag: 'a', security: 'public', ...publicLink };
  const wheresOf = (
    operation: Partial<typeof entry>,
    answer: { status?: number; headers?: IncomingHttpHeaders; body?: string | Buffer },
  ) => {
    const { status = 200, headers = {}, body = '{}' } = answer;
    const kept = { 'cache-control': 'no-store', ...headers };
    const whole = { status, headers: kept, body: Buffer.from(body) };
    return answerFaults({ ...entry, ...operation }, whole, {}).map(
      ({ where, got }) => `${where}: ${got}`,
    );
  };

  it.each(['application/json', 'application/json; charset=utf-8', 'application/problem+json'])(
    'requires UTF-8 for %s',
    (type) => {
      const headers = { 'content-type': type };
      expect(wheresOf({}, { headers, body: '{"a":"あ"}' })).toEqual([]);
      expect(wheresOf({}, { headers, body: Buffer.from('{"a":"\xe9"}', 'latin1') })).toEqual([
        'body: bytes that are not',
      ]);
    },
  );

  it.each([
    ['private, max-age=60', {}, 1],
    ['private, max-age=60', { path: '/user/me', security: 'sessionCookie' }, 1],
    ['private, x-no-store-y', {}, 1],
    ['private, max-age=60', { path: '/setting/info' }, 0],
  ])(
    'with Cache-Control %s of %j reports %i fault: data of a customer needs no-store',
    (value, operation, count) => {
      const faults = count === 0 ? [] : [`header Cache-Control: ${value}`];
      expect(wheresOf(operation, { headers: { 'cache-control': value } })).toEqual(faults);
    },
  );

  it('reports an empty file', () => {
    const headers = {
      'content-disposition': `attachment; filename="a.txt"; filename*=UTF-8''a.txt`,
    };
    expect(wheresOf({}, { headers, body: 'a' })).toEqual([]);
    expect(wheresOf({}, { headers, body: '' })).toEqual(['body: no bytes']);
    expect(wheresOf({}, { headers, body: '', status: 404 })).toEqual([]);
  });

  it.each([
    ['loginId', true],
    ['subMailAddressList.1.subMailAddress', true],
    ['items.12.mailAddresses.0', true],
    ['subMailAddressList.01.subMailAddress', false],
    ['subMailAddressList[1]', false],
    ['/loginId', false],
    ['loginId.', false],
    ['', false],
    [7, false],
  ])('accepts %j as the target of a refusal: %s', (name, isRight) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify([{ code: '400-1-00-01', target: [name], mapping: [] }]);
    const wheres = wheresOf({}, { status: 400, headers, body });
    expect(wheres).toEqual(isRight ? [] : [`body $[*].target: ${JSON.stringify(name)}`]);
  });

  it('requires a session cookie with its attributes and a new XSRF-TOKEN after a login', () => {
    const login = { operationId: 'login', path: '/auth/login' };
    const session = 'MYPAGE_SESSION=a; Path=/; HttpOnly; Secure; SameSite=Lax';
    const pair = 'XSRF-TOKEN=b; Path=/';
    const wheresWith = (...cookies: string[]) =>
      wheresOf(login, { headers: { 'set-cookie': cookies } });
    expect(wheresWith(session, pair)).toEqual([]);
    expect(
      wheresWith(
        session.replaceAll('; ', ';').toLowerCase().replace('mypage_session', 'MYPAGE_SESSION'),
        pair,
      ),
    ).toEqual([]);
    expect(wheresWith(pair)).toEqual(['header Set-Cookie: none']);
    expect(wheresWith(session, 'XSRF-TOKEN=; Path=/')).toEqual(['header Set-Cookie: none']);
    expect(wheresWith(session.replace('; Secure', ''), pair)).toHaveLength(1);
    expect(
      wheresWith(session.replace('a;', 'a; secured=1;').replace('; Secure', ''), pair),
    ).toEqual(['header Set-Cookie: MYPAGE_SESSION=...; secured=1; Path=/; HttpOnly; SameSite=Lax']);
  });
});

describe('a behaviour check', () => {
  const heardOf = (status: number, body: unknown): Heard => ({
    call: 'GET /user/me',
    status,
    headers: new Headers(),
    cookies: [],
    body: Buffer.from(JSON.stringify(body)),
  });
  const refusal = [{ code: '403-1-00-01' }];

  it('accepts only an expected code with its own status as a refusal', () => {
    const codes = ['401-1-00-01', '403-1-00-01'];
    expect(expectRefused(heardOf(403, refusal), codes)).toEqual([]);
    expect(expectRefused(heardOf(400, refusal), codes)).toEqual([
      {
        where: 'GET /user/me',
        expected: 'the refusal 401-1-00-01 or 403-1-00-01',
        got: '400 with [{"code":"403-1-00-01"}]',
      },
    ]);
    expect(expectRefused(heardOf(401, [{ code: '401-1-02-01' }]), codes)).toHaveLength(1);
    expect(expectRefused(heardOf(403, {}), codes, 'sent twice')).toMatchObject([
      { where: 'GET /user/me sent twice' },
    ]);
  });

  it.each([
    [200, true],
    [299, true],
    [199, false],
    [304, false],
    [400, false],
  ])('accepts status %i as success: %s', (status, isDone) => {
    expect(expectDone(heardOf(status, {}))).toHaveLength(isDone ? 0 : 1);
  });

  const target = {
    provider: 'http://127.0.0.1:9',
    base: '/demo/mypage-api',
    statesUrl: 'http://127.0.0.1:9',
    only: new Set(['getLogo']),
    timeout: 10_000,
  };
  const checkOf = (name: string, run: Check['run'], states: Check['states'] = []): Check => ({
    operationId: 'getLogo',
    name,
    states,
    breaks: 'The logo is gone.',
    run,
  });

  it('is not started after three consecutive checks without an answer', async () => {
    const gone = () => Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }));
    const well = () => Promise.resolve([]);
    const runs = [gone, gone, well, gone, gone, gone, well];
    const other = { ...checkOf('other', gone), operationId: 'getBanner' };
    const results = await verifyBehaviour({ operations }, target, [
      other,
      ...runs.map((run, at) => checkOf(String(at), run)),
    ]);
    const nothing = 'nothing listens there';
    expect(results.map(({ faults }) => faults[0]?.got)).toEqual([
      nothing,
      nothing,
      undefined,
      nothing,
      nothing,
      nothing,
      'not tried any more after 3 failures',
    ]);
    expect(results[0]).toMatchObject({ ok: false, breaks: 'The logo is gone.' });
    expect(results[2]).toMatchObject({ ok: true, description: 'getLogo: 2' });
  });

  it('sets its provider states and receives their values', async () => {
    const asked: unknown[] = [];
    const server = createServer((request, response) => {
      let sent = '';
      request.on('data', (data: Buffer) => (sent += data.toString()));
      request.on('end', () => {
        asked.push(JSON.parse(sent));
        const names = [providerStates['a visitor'], providerStates['a bill can be downloaded']];
        const gives = names.flatMap((state) => Object.keys(state.gives));
        const values = Object.fromEntries(gives.map((name) => [name, `own ${name}`]));
        response.end(JSON.stringify(values));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const given: string[] = [];
    const check = checkOf(
      'one',
      (surroundings) => {
        given.push(surroundings.given('billId'), surroundings.given('nothing'));
        return Promise.resolve([]);
      },
      ['a visitor', { state: 'a bill can be downloaded', params: { billId: 'bill-1' } }],
    );
    const there = { ...target, statesUrl: `http://127.0.0.1:${port}` };
    const [result] = await verifyBehaviour({ operations }, there, [check]);
    expect(result).toMatchObject({ ok: true, given: ['a visitor', 'a bill can be downloaded'] });
    expect(asked).toEqual([
      { state: 'a visitor', params: {}, action: 'setup' },
      { state: 'a bill can be downloaded', params: { billId: 'bill-1' }, action: 'setup' },
    ]);
    expect(given).toEqual(['own billId', '']);
  });
});

it('equal faults of several elements are reported once, at the first element', () => {
  const fault = (at: number, expected = 'a day') => ({
    where: `body $.items[${at}].date`,
    expected,
    got: String(at),
  });
  expect(mergeFaults([fault(10), fault(2), fault(3, 'a text'), fault(2)])).toEqual([
    { ...fault(2), where: 'body $.items[2].date and 1 more like it' },
    fault(3, 'a text'),
  ]);
});

it('removes the reports of an earlier run if nothing could be verified', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mypage-reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['contract-verify.json', 'contract-verify.xml', 'other.json']) {
    writeFileSync(join(folder, name), 'of before');
  }
  const assets = {
    contract: readContract(),
    pact: { interactions: [] },
    operations,
    screens: {},
    dates: {},
  };
  const code = await runVerification(['--reports', folder], { assets, print: () => undefined });
  expect(code).toBe(2);
  expect(readdirSync(folder)).toEqual(['other.json']);
});

describe('the results of several runs', () => {
  it.each([[[]], [['body']]])('are one result if all have the faults %j', (faults) => {
    expect(mergeRuns([[call('a', faults)], [call('a', faults)]])).toEqual([call('a', faults)]);
  });

  it('fail with the number of failures if any run fails', () => {
    const runs = [
      [call('a'), call('b')],
      [call('a', ['body']), call('b')],
      [call('a'), call('b')],
    ];
    for (const order of [runs, runs.toReversed(), [runs[1] ?? [], runs[0] ?? [], runs[2] ?? []]]) {
      const [a, b] = mergeRuns(order);
      expect(a).toMatchObject({
        ok: false,
        faults: [
          { where: '3 runs', got: 'it fitted in 2 and not in 1, as follows' },
          { where: 'body' },
        ],
      });
      expect(b).toEqual(call('b'));
    }
  });
});

describe('the printed result', () => {
  const screens = { getLogo: ['every page', 'Login (/)'] };

  it('has the number of passed checks and the screens of each operation', () => {
    const printed = printedResult(
      [call('a'), call('b', ['status']), call('c', [], 'getBanner')],
      screens,
    );
    expect(printed).toMatch(/^FAILED {2}getLogo +1\/2 {2}every page, Login \(\/\)$/m);
    expect(printed).toMatch(/^ok +getBanner +1\/1 {2}no screen yet$/m);
    expect(printed).toContain('getLogo breaks: every page, Login (/)');
  });

  it('shows the first four faults of a call and the number of further faults', () => {
    const printed = printedResult(
      [call('a', ['one', 'two', 'three', 'four', 'five', 'six'])],
      screens,
    );
    expect(printed).toMatch(/where +four/);
    expect(printed).not.toMatch(/where +five/);
    expect(printed).toContain('and 2 more');
    expect(printedResult([call('a', ['one', 'two', 'three', 'four'])], screens)).not.toContain(
      'more',
    );
  });

  it('says what a customer experiences because of the fault', () => {
    const printed = printedResult(
      [{ ...call('a', ['one']), breaks: 'The logo is gone.' }],
      screens,
    );
    expect(printed).toMatch(/so +The logo is gone\./);
  });
});

it('the gateway keeps the provider’s path, and stops only after three consecutive failures', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url?.endsWith('bad') === true) request.socket.destroy();
    else response.end('well');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const gateway = await startGateway(`http://127.0.0.1:${port}/behind/`, 10_000);
  onTestFinished(() => {
    gateway.close();
    server.close();
  });
  for (const path of ['bad', 'good', 'bad', 'good', 'bad', 'bad', 'good']) {
    const { status } = await fetch(`${gateway.url}/${path}`);
    expect([path, status]).toEqual([path, path === 'good' ? 200 : 599]);
  }
  expect(asked.at(-1)).toBe('/behind/good');
  for (const path of ['bad', 'bad', 'bad', 'good']) await fetch(`${gateway.url}/${path}`);
  expect(asked.at(-1)).toBe('/behind/bad');
  expect(gateway.last()?.failure).toBe('not tried any more after 3 failures');
});
