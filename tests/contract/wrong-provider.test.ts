import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Check } from '../../contract/verify/behaviour/check.ts';
import { zipFaults } from '../../contract/verify/zip-faults.ts';
import { readZip, rewriteZip } from '../../src/lib/zip.ts';
import {
  changesAnswerHeader,
  changesCookies,
  changesJson,
  refusal,
  replacesText,
  setsAnswerHeader,
  setsFields,
} from './support/tampers.ts';
import { sandboxForTests, verifyWrongProvider } from './support/sandbox.ts';
import { verify } from './support/verification.ts';
import { startUniformServer, withJson, type Tamper } from './support/wrong-provider.ts';

const sandbox = sandboxForTests();

/**
 * Verifies one operation of the sandbox behind a proxy that changes answers: its single answers, and the checks whose
 * names begin with one of `checks`.
 */
function verifyOperation(
  operationId: string,
  tamper: Tamper,
  { checks = [], moreArguments = [] }: { checks?: string[]; moreArguments?: string[] } = {},
) {
  const isChosen = ({ name }: Check): boolean =>
    checks.some((beginning) => name.startsWith(beginning));
  return verifyWrongProvider(sandbox, tamper, isChosen, '--only', operationId, ...moreArguments);
}

const allChecks = { checks: [''] };

const faultPattern = (where: RegExp, expected: RegExp, got: RegExp): RegExp => {
  const lines = [`where +${where.source}`, `expected +${expected.source}`, `got +${got.source}`];
  return new RegExp(lines.join('.*\\n +'));
};

it('a provider without a fault passes in all reports', async () => {
  const run = await verifyOperation('getLogo', (_, answer) => answer, allChecks);
  expect(run.code).toBe(0);
  expect(run.printed).toMatch(/ok +getLogo +4\/4 +every page/);
  expect(JSON.parse(run.json ?? '')).toMatchObject({ passed: 4, failed: 0 });
  expect(run.junit).toContain('<testsuite name="getLogo" tests="4" failures="0">');
});

it('accepts a provider that compresses its answers', async () => {
  const run = await verifyOperation(
    'getSettingInfo',
    (_, answer, sentHeaders) =>
      String(sentHeaders['accept-encoding']).includes('gzip')
        ? {
            ...answer,
            headers: { ...answer.headers, 'content-encoding': 'gzip' },
            body: gzipSync(answer.body),
          }
        : answer,
    allChecks,
  );
  expect(run.code).toBe(0);
});

it('accepts a correct provider if the environment names a Pact broker and a proxy', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const name of ['PACT_BROKER_BASE_URL', 'HTTP_PROXY', 'http_proxy'])
    vi.stubEnv(name, 'http://127.0.0.1:9');
  const run = await verifyOperation('getLogo', (_, answer) => answer);
  expect(run.code).toBe(0);
});

it('the verifier makes each call with a new idempotency key', async () => {
  const keys: (string | undefined)[] = [];
  const recordsKeys: Tamper = (path, answer, sentHeaders) => {
    if (path.endsWith('/upload-tokens')) keys.push(sentHeaders['idempotency-key']?.toString());
    return answer;
  };
  await verifyOperation('createUploadToken', recordsKeys, allChecks);
  // Two provider states use the key of the pact's example; no other call may have this key.
  const example = '"8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"';
  const keysExceptExample = keys.filter((key) => key !== example);
  expect(keys.length - keysExceptExample.length).toBe(2);
  const givenKeys = keysExceptExample.filter((key) => key !== undefined);
  // One call is made with a key without quotes.
  const malformedKeys = givenKeys.filter((key) => !/^"[A-Za-z0-9_-]{16,64}"$/.test(key));
  expect(malformedKeys.length).toBe(1);
  // One call has no key. Six keys are sent again: by a repeat, by another customer, and by four repeats of an error.
  expect(keysExceptExample.length - givenKeys.length).toBe(1);
  expect(givenKeys.length - new Set(givenKeys).size).toBe(6);
  expect(givenKeys.length).toBeGreaterThan(3);
});

it('reports a missing field, and the screen that needs the field', async () => {
  const run = await verifyOperation('searchBills', replacesText('"title":', '"subject":'));
  expect(run.code).toBe(1);
  expect(run.printed).toMatch(/FAILED +searchBills +\d+\/\d+ +Bill list/);
  expect(run.printed).toContain('searchBills breaks: Bill list');
  expect(run.printed).toContain('given     a customer with bills is logged in');
  expect(run.printed).toMatch(
    faultPattern(/body \$\.items\[0\] and 49 more like it/, /the field title/, /no such field/),
  );
  expect(JSON.parse(run.json ?? '')).toMatchObject({
    interactions: expect.arrayContaining([
      expect.objectContaining({ operationId: 'searchBills', ok: false, screens: ['Bill list'] }),
    ]),
  });
  expect(run.junit).toMatch(/<failure message="body \$\.items\[0\]/);
});

const internalErrorBody = Buffer.from('[{"code":"500-1-00-01"}]');

const faults: Readonly<
  Record<string, readonly [operationId: string, tamper: Tamper, message: RegExp, check?: string]>
> = {
  'a value of another type': [
    'getSettingInfo',
    setsFields('/setting/info', { title: 5 }),
    faultPattern(/body \$\.title/, /String, such as /, /Integer 5/),
  ],
  'an error that names its field in another notation': [
    'login',
    replacesText('"loginId"', '"/loginId"'),
    faultPattern(
      /POST .* body \$\.0\.target\.\d/,
      /a field by its name in the request/,
      /"\/loginId"/,
    ),
  ],
  'a value that the contract does not have': [
    'getSettingInfo',
    setsFields('/setting/info', { languageList: ['ja', 'fr'] }),
    faultPattern(/body \$\.languageList\[1\]/, /a text of the form .*ja\|en/, /'?fr/),
  ],
  'a refusal with another code': [
    'login',
    replacesText('400-1-02-02', '400-1-02-01'),
    faultPattern(/body \$\[0\]\.code/, /'?400-1-02-02/, /'?400-1-02-01/),
  ],
  'another status, with the body': [
    'getLogo',
    (path, answer) =>
      path.endsWith('/logo') ? { ...answer, status: 500, body: internalErrorBody } : answer,
    faultPattern(/status/, /200/, /500 with .*500-1-00-01/),
  ],
  'an HTML page instead of JSON': [
    'getLogo',
    (path, answer) =>
      path.endsWith('/logo')
        ? { ...answer, headers: { 'content-type': 'text/html' }, body: Buffer.from('<p>Sorry') }
        : answer,
    faultPattern(/body/, /application\/json/, /text\/html: <p>Sorry/),
  ],
  'a list that is not the requested page': [
    'listNotices',
    setsFields('/notices', { page: 2 }),
    faultPattern(/GET .*\/notices/, /page: 1/, /2/),
    'has the same entries on its pages',
  ],
  'a download without a name': [
    'downloadBillPdf',
    (_, { headers: { 'content-disposition': __, ...headers }, ...answer }) => ({
      ...answer,
      headers,
    }),
    faultPattern(/header Content-Disposition/, /"?attachment/, /nothing/),
  ],
  'a download with an unreadable name': [
    'downloadBillCsv',
    changesAnswerHeader('content-disposition', () => 'attachment; filename="/"'),
    faultPattern(/header Content-Disposition/, /a name for the file/, /attachment; filename/),
  ],
  'a download without filename*': [
    'downloadBillPdf',
    changesAnswerHeader('content-disposition', (value) => value.replace(/; filename\*=.*/, '')),
    faultPattern(
      /header Content-Disposition/,
      /filename\*=UTF-8''.* a Japanese name is lost/,
      /attach/,
    ),
  ],
  'a file that does not have its media type': [
    'downloadBillPdf',
    (_, answer) =>
      answer.status === 200 ? { ...answer, body: Buffer.from('PK\u0003\u0004 no PDF') } : answer,
    faultPattern(/body/, /a file that begins with %PDF-/, /"PK/),
  ],
  'a date that does not exist': [
    'getStatusHistory',
    changesJson('/status-history', ({ bill, ...body }) => ({
      ...body,
      bill: { ...Object(bill), publicationDate: '2026-13-45' },
    })),
    faultPattern(
      /GET .* body \$\.bill\.publicationDate/,
      /a calendar date, such as 2026-11-22/,
      /"2026-13-45"/,
    ),
  ],
  'a session cookie that scripts can read': [
    'login',
    changesCookies((line) => line.replace('; HttpOnly', '')),
    faultPattern(/POST .* \(Set-Cookie MYPAGE_SESSION\)/, /HttpOnly/, /.*secure/),
  ],
  'a login that keeps the anti-forgery token': [
    'login',
    changesCookies((line) => (line.startsWith('XSRF') ? '' : line)),
    faultPattern(/POST .*/, /a Set-Cookie header with XSRF-TOKEN/, /200 with/),
    'sets a new XSRF-TOKEN',
  ],
  'a header that opens the password dialog of the browser': [
    'getLogo',
    setsAnswerHeader('www-authenticate', 'Basic'),
    faultPattern(/GET .*\/logo header WWW-Authenticate/, /another scheme: the browser/, /Basic/),
  ],
  'an answer that every other site can read': [
    'getLogo',
    setsAnswerHeader('access-control-allow-origin', '*'),
    faultPattern(
      /GET .*\/logo header Access-Control-Allow-Origin/,
      /no such header: every site/,
      /\*/,
    ),
  ],
  'two bills with the same id on a page': [
    'searchBills',
    replacesText(/"billId":"[^"]*"/g, '"billId":"b-1"'),
    faultPattern(/GET .*\/bills\?.* body \$\.items/, /entries with different billId/, /\[.*/),
  ],
  'a value that no screen reads and the contract does not allow': [
    'getBillSearchOptions',
    setsFields('/search-options', { batchFileLimit: -1 }),
    faultPattern(/GET .* body \$\.batchFileLimit/, /must be >= 1/, /-1/),
  ],
  'a ZIP with names that are not marked as UTF-8': [
    'downloadUrlZip',
    (path, answer) => {
      const body = Buffer.from(answer.body);
      for (
        let position = 0;
        path.endsWith('/zip') && (position = body.indexOf('PK\u0001\u0002', position)) >= 0;
        position += 4
      )
        body.writeUInt16LE(0, position + 8);
      return { ...answer, body };
    },
    faultPattern(/GET .*\/zip.* ZIP/, /the UTF-8 mark .* Windows/, /.*/),
  ],
  'a refusal with a code that the operation does not have': [
    'getBanner',
    (_, answer) => refusal('400-1-05-01', answer),
    faultPattern(/GET .*\/banner body \$\[0\]\.code/, /a code of getBanner/, /400-1-05-01/),
  ],
  'an answer that browsers may store, only in the refusal of a key that was used for another content':
    [
      'createUploadToken',
      (_, { headers, ...answer }) => ({
        ...answer,
        headers: { ...headers, ...(answer.status === 422 && { 'cache-control': 'no-cache' }) },
      }),
      faultPattern(/POST .* header Cache-Control/, /no-store: without it/, /no-cache/),
    ],
  'a text whose placeholder stays empty': [
    'changePassword',
    replacesText('"key":"name"', '"key":"field"'),
    faultPattern(
      /PUT .* body \$\[0\]\.mapping of 400-1-/,
      /the placeholder name \(FE\): /,
      /.*field/,
    ),
  ],
  'the cookie of a session that scripts can read, after a changed password only': [
    'changeExpiredPassword',
    (path, { headers, ...answer }) => ({
      ...answer,
      headers: {
        ...headers,
        ...(path.endsWith('/expired-password') && {
          'set-cookie': ['MYPAGE_SESSION=a; Path=/demo/mypage-api; Secure; SameSite=Lax'],
        }),
      },
    }),
    faultPattern(/P\w+ .*\/expired-password \(Set-Cookie MYPAGE_SESSION\)/, /HttpOnly/, /path=/),
  ],
  'a Retry-After header with a time in the past': [
    'createUploadToken',
    setsAnswerHeader('retry-after', 'Thu, 01 Jan 2026 00:00:00 GMT'),
    faultPattern(/POST .* header Retry-After/, /a time to come/, /Thu, 01 Jan 2026/),
  ],
  'an update time in the future': [
    'getStatusHistory',
    replacesText('"updatedAt":"20', '"updatedAt":"21'),
    faultPattern(/GET .* body \$\.items\.0\.updatedAt/, /a time before .*, the present/, /"21/),
  ],
};

it.each(Object.entries(faults))('reports %s', async (_, [operationId, tamper, message, check]) => {
  const run = await verifyOperation(operationId, tamper, {
    checks: check === undefined ? [] : [check],
  });
  expect(run.code).toBe(1);
  expect(run.printed).toMatch(message);
});

it('reports what a customer experiences because of a failed behaviour check', async () => {
  const deletesNoCookie: Tamper = (path, { headers, ...answer }) => {
    const { 'set-cookie': cookies, ...keptHeaders } = headers;
    return {
      ...answer,
      headers: path.endsWith('/auth/logout') || !cookies ? keptHeaders : headers,
    };
  };
  const run = await verifyOperation('logout', deletesNoCookie, allChecks);
  const effect = 'The browser still sends the cookie of an ended session.';
  expect(run.printed).toMatch(
    faultPattern(
      /POST .*\/auth\/logout/,
      /a Set-Cookie header with MYPAGE_SESSION, .*/,
      /no such header/,
    ),
  );
  expect(run.printed).toContain(`      so        ${effect}`);
  expect(JSON.parse(run.json ?? '')).toMatchObject({
    failed: 1,
    interactions: expect.arrayContaining([expect.objectContaining({ ok: false, breaks: effect })]),
  });
  expect(run.junit).toContain(`got no such header (${effect})`);
});

it('reports only the cause if one header has several cookies', async () => {
  const joinsCookies: Tamper = (path, answer, ...call) => {
    const cookies = answer.headers['set-cookie'] ?? [];
    return cookies.length > 1
      ? setsAnswerHeader('set-cookie', [cookies.join(', ')])(path, answer, ...call)
      : answer;
  };
  const run = await verifyOperation('login', joinsCookies, {
    ...allChecks,
    moreArguments: ['--level', '1'],
  });
  expect(run.printed).toMatch(
    faultPattern(
      /POST .* header Set-Cookie/,
      /a header of its own for each cookie/,
      /one header with sev/,
    ),
  );
  expect(run.printed).not.toMatch(/expected +a (new|Set-Cookie)/);
});

it('lists the check of an optional feature that a server lacks as not checked, without a failure', async () => {
  const acceptsOldPortal: Tamper = (_, answer) =>
    answer.body.includes('400-1-99-02')
      ? { ...answer, status: 200, body: Buffer.from('{}') }
      : answer;
  const run = await verifyOperation('getCurrentUser', acceptsOldPortal, allChecks);
  expect(run.code).toBe(0);
  const line =
    'getCurrentUser: refuses an old portal, as every operation does: the server accepts every version of the portal';
  expect(run.printed).toContain(`  not checked: ${line}`);
  expect(JSON.parse(run.json ?? '')).toMatchObject({ notChecked: expect.arrayContaining([line]) });
});

it.each<[string, (zip: Buffer) => void, RegExp]>([
  ['unmarked', (zip) => zip.writeUInt16LE(0, zip.indexOf('PK\u0001\u0002') + 8), /bit 11/],
  ['damaged', (zip) => zip.write('Q', zip.indexOf('content')), /CRC-32/],
  ['shortened', (zip) => zip.fill(0, zip.length - 22), /can be unpacked/],
  ['repeated', () => undefined, /a different name/],
])('reports a ZIP with %s files', async (damageName, damage, expected) => {
  const zipEntry = { name: '請求書.txt', content: new Blob(['content']) };
  const zipWithOneFile = await rewriteZip(new Blob(), [], zipEntry);
  const files = await readZip(zipWithOneFile);
  const zip =
    damageName === 'repeated' ? await rewriteZip(zipWithOneFile, files, zipEntry) : zipWithOneFile;
  const bytes = Buffer.from(await zip.arrayBuffer());
  const undamagedBytes = Buffer.from(await zipWithOneFile.arrayBuffer());
  damage(bytes);
  expect(zipFaults(undamagedBytes)).toEqual([]);
  expect(zipFaults(bytes)).toEqual([[expect.stringMatching(expected), expect.any(String)]]);
});

it('reports a call without an answer within --timeout', async () => {
  const tamper: Tamper = (path, answer) => (path.endsWith('/logo') ? 'silent' : answer);
  // All other answers must arrive within this time, also on a busy machine.
  const run = await verifyOperation('getLogo', tamper, { moreArguments: ['--timeout', '6'] });
  expect(run.code).toBe(1);
  expect(run.printed).toMatch(
    faultPattern(/GET \/demo.*\/logo/, /an answer/, /no whole answer within 6 seconds/),
  );
});

it('reports an answer that changes from run to run', async () => {
  let callCount = 0;
  const changesInSecondRun: Tamper = (path, answer) => {
    if (!path.endsWith('/logo') || answer.status !== 200) return answer;
    callCount += 1;
    // The first call of the second run.
    return callCount === 4 ? withJson(answer, () => ({})) : answer;
  };
  const run = await verifyOperation('getLogo', changesInSecondRun, {
    ...allChecks,
    moreArguments: ['--repeat', '3'],
  });
  expect(callCount).toBe(9);
  expect(run.printed).toMatch(
    faultPattern(/3 runs/, /the same result in each run/, /2 passed, 1 failed as follows/),
  );
  expect(run.printed).toMatch(/expected +the field image/);
});

it('reports a closed connection', async () => {
  const run = await verifyOperation('getLogo', (path, answer) =>
    path.endsWith('/logo') ? 'broken' : answer,
  );
  expect(run.printed).toMatch(
    faultPattern(/GET \/demo.*\/logo/, /an answer/, /the server closed the connection/),
  );
});

it('reports a state that cannot be set up', async () => {
  const visitor = JSON.stringify({ cookie: 'a=b', xsrfToken: 'x', loginId: 'x', password: 'x' });
  const statesServer = await startUniformServer({
    status: 200,
    type: 'application/json',
    body: visitor,
  });
  onTestFinished(statesServer.close);
  const stateArguments = ['--provider', sandbox.url, '--states-url', statesServer.url];
  const run = await verify(...stateArguments, '--only', 'downloadBillPdf');
  expect(run.code).toBe(1);
  expect(run.printed).toMatch(
    faultPattern(
      /provider state "a bill can be downloaded"/,
      /a state that is set up/,
      /it gives no billId/,
    ),
  );
});
