import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../mocks/sandbox/server.ts';
import {
  startUniform,
  startWrongProvider,
  withJson,
  type Tamper,
} from './support/wrong-provider.ts';
import { verification } from './support/verification.ts';

let sandbox: Sandbox;
const running: { close: () => Promise<void> }[] = [];

beforeAll(async () => {
  sandbox = await createSandbox({ seedSize: 120 });
});
afterAll(() => sandbox.close());
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

const statesUrl = (): string => `${sandbox.url}/_sandbox/provider-state`;

/** Verifies one operation of the sandbox with something changed on the way. */
async function verified(operationId: string, tamper: Tamper, ...more: string[]) {
  const server = await startWrongProvider(sandbox.url, tamper);
  running.push(server);
  const where = ['--provider', server.url, '--states-url', statesUrl()];
  return verification(...where, '--only', operationId, ...more);
}

/** How a fault is printed. */
const fault = (where: RegExp, expected: RegExp, got: RegExp): RegExp => {
  const lines = [`where +${where.source}`, `expected +${expected.source}`, `got +${got.source}`];
  return new RegExp(lines.join('.*\\n +'));
};

it('passes where nothing is wrong, and says so in all reports', async () => {
  const run = await verified('getLogo', (_, answer) => answer);
  expect(run.code).toBe(0);
  expect(run.printed).toMatch(/ok +getLogo +2\/2 +every page/);
  expect(JSON.parse(run.json ?? '')).toMatchObject({ passed: 2, failed: 0 });
  expect(run.junit).toContain('<testsuite name="getLogo" tests="2" failures="0">');
});

it('makes each call under a key of its own, since a provider remembers them', async () => {
  const keys: unknown[] = [];
  await verified('uploadReturnedFile', (path, answer, sent) => {
    if (path.endsWith('/returned-file')) keys.push(sent['idempotency-key']);
    return answer;
  });
  // The two states that are about a key say which; no other call may have the pact's example.
  const example = '"8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"';
  const others = keys.filter((key) => key !== example);
  expect(keys.length - others.length).toBe(2);
  expect(others.every((key) => /^"[A-Za-z0-9_-]{16,64}"$/.test(String(key)))).toBe(true);
  expect(new Set(others).size).toBe(others.length);
  expect(others.length).toBeGreaterThan(2);
});

it('finds a field that is left out, and names the screen that breaks', async () => {
  const run = await verified('searchBills', (_, answer) => ({
    ...answer,
    // As if the provider called it by another name.
    body: Buffer.from(answer.body.toString('utf8').replaceAll('"title":', '"subject":')),
  }));
  expect(run.code).toBe(1);
  expect(run.printed).toMatch(/FAILED +searchBills +\d+\/\d+ +Bill list/);
  expect(run.printed).toContain('searchBills breaks: Bill list');
  expect(run.printed).toContain('given     a customer with bills is logged in');
  expect(run.printed).toMatch(
    fault(/body \$\.items\[0\] and 49 more like it/, /the field title/, /no such field/),
  );
  expect(JSON.parse(run.json ?? '')).toMatchObject({
    interactions: expect.arrayContaining([
      expect.objectContaining({ operationId: 'searchBills', ok: false, screens: ['Bill list'] }),
    ]),
  });
  expect(run.junit).toMatch(/<failure message="body \$\.items\[0\]/);
});

it('finds a value of another type', async () => {
  const run = await verified('getSettingInfo', (_, answer) =>
    withJson(answer, (body) => ({ ...body, title: 5 })),
  );
  expect(run.printed).toMatch(fault(/body \$\.title/, /String, such as /, /Integer 5/));
});

it('finds an error that names its field in another notation', async () => {
  const run = await verified('login', (_, answer) =>
    answer.status < 400
      ? answer
      : {
          ...answer,
          body: Buffer.from(answer.body.toString('utf8').replace('"loginId"', '"/loginId"')),
        },
  );
  expect(run.printed).toMatch(
    fault(/body \$\[\*\]\.target/, /a field by its name in the request/, /"\/loginId"/),
  );
});

it('finds a value that the contract does not have', async () => {
  const run = await verified('getSettingInfo', (_, answer) =>
    withJson(answer, (body) => ({ ...body, languageList: ['ja', 'fr'] })),
  );
  expect(run.printed).toMatch(
    fault(/body \$\.languageList\[1\]/, /a text of the form .*ja\|en/, /'?fr/),
  );
});

it('finds a refusal with another code', async () => {
  const run = await verified('login', (_, answer) => ({
    ...answer,
    body: Buffer.from(answer.body.toString().replaceAll('400-1-02-02', '400-1-02-01')),
  }));
  expect(run.printed).toMatch(fault(/body \$\[0\]\.code/, /'?400-1-02-02/, /'?400-1-02-01/));
});

it('finds another status, and shows what came with it', async () => {
  const body = Buffer.from('[{"code":"500-1-00-01"}]');
  const run = await verified('getLogo', (path, answer) =>
    path.endsWith('/logo') ? { ...answer, status: 500, body } : answer,
  );
  expect(run.printed).toMatch(fault(/status/, /200/, /500 with .*500-1-00-01/));
});

it('finds a page where JSON was promised', async () => {
  const run = await verified('getLogo', (path, answer) =>
    path.endsWith('/logo')
      ? { ...answer, headers: { 'content-type': 'text/html' }, body: Buffer.from('<p>Sorry') }
      : answer,
  );
  expect(run.printed).toMatch(fault(/body/, /application\/json/, /text\/html: <p>Sorry/));
});

it('finds a download without a name', async () => {
  const run = await verified('downloadBillPdf', (_, { headers, ...answer }) => {
    const { 'content-disposition': __, ...kept } = headers;
    return { ...answer, headers: kept };
  });
  expect(run.printed).toMatch(fault(/header Content-Disposition/, /"?attachment/, /nothing/));
});

it('finds a download whose name cannot be read', async () => {
  const run = await verified('downloadBillCsv', (_, answer) =>
    answer.status === 200
      ? {
          ...answer,
          headers: { ...answer.headers, 'content-disposition': 'attachment; filename="/"' },
        }
      : answer,
  );
  expect(run.printed).toMatch(
    fault(/header Content-Disposition/, /a name for the file/, /attachment; filename/),
  );
});

it('finds a download that names its file without filename*', async () => {
  const run = await verified('downloadBillPdf', (_, answer) => {
    const disposition = answer.headers['content-disposition']?.replace(/; filename\*=.*/, '');
    return disposition === undefined
      ? answer
      : { ...answer, headers: { ...answer.headers, 'content-disposition': disposition } };
  });
  expect(run.printed).toMatch(
    fault(
      /header Content-Disposition/,
      /filename\*=UTF-8''.* a Japanese name is lost/,
      /attachment; filename="\S+\.pdf"/,
    ),
  );
});

it('finds days and times that are in no calendar', async () => {
  const run = await verified('searchBills', (_, answer) =>
    withJson(answer, (body) => ({
      ...body,
      items: [body['items']].flat().map((item) => ({
        ...(typeof item === 'object' ? item : {}),
        publicationDate: '2026-13-45',
        previousAccessAt: '2026-11-31T09:30:00+09:00',
      })),
    })),
  );
  const more = /body \$\.items\[0\]\.publicationDate and 49 more like it/;
  expect(run.json).toMatch(/"got": "\\"2026-11-31T09:30:00\+09:00\\""/);
  expect(run.printed).toMatch(
    fault(more, /a day of the calendar, such as 2026-11-22/, /"2026-13-45"/),
  );
});

it('finds an answer with personal data that browsers may keep', async () => {
  const run = await verified('getCurrentUser', (_, answer) => ({
    ...answer,
    headers: { ...answer.headers, 'cache-control': 'private, max-age=60' },
  }));
  expect(run.printed).toMatch(
    fault(/header Cache-Control/, /no-store: .* the next user/, /private, max-age=60/),
  );
});

it('finds a file that is not what it is called', async () => {
  const run = await verified('downloadBillPdf', (_, answer) =>
    answer.status === 200 ? { ...answer, body: Buffer.from('PK\u0003\u0004 no PDF') } : answer,
  );
  expect(run.printed).toMatch(fault(/body/, /a file that begins with %PDF-/, /"PK/));
  expect(run.printed).toMatch(/given +a bill can be downloaded \(billId \S+\)/);
});

it('finds a session cookie that scripts can read', async () => {
  const run = await verified('login', (_, answer) => {
    const cookies = (answer.headers['set-cookie'] ?? []).map((one) =>
      one.replace('; HttpOnly', ''),
    );
    return { ...answer, headers: { ...answer.headers, 'set-cookie': cookies } };
  });
  expect(run.printed).toMatch(fault(/header Set-Cookie/, /HttpOnly/, /MYPAGE_SESSION=\.\.\./));
});

it('finds a login that leaves the anti-forgery token of the one before', async () => {
  const run = await verified('login', (_, answer) => {
    const cookies = (answer.headers['set-cookie'] ?? []).filter((one) => !one.startsWith('XSRF'));
    return { ...answer, headers: { ...answer.headers, 'set-cookie': cookies } };
  });
  expect(run.printed).toMatch(fault(/header Set-Cookie/, /a new XSRF-TOKEN/, /none/));
});

it('says of behaviour what a customer meets because of it, in all reports', async () => {
  const run = await verified('logout', (path, { headers, ...answer }) => {
    const { 'set-cookie': cookies, ...kept } = headers;
    return { ...answer, headers: path.endsWith('/auth/logout') || !cookies ? kept : headers };
  });
  const meets = 'The browser goes on to send a cookie of a session that is over.';
  expect(run.code).toBe(1);
  expect(run.printed).toContain("logout: clears the session's cookie");
  expect(run.printed).toMatch(
    fault(
      /POST .*\/auth\/logout/,
      /a line Set-Cookie with MYPAGE_SESSION, Path=.* a time in the past/,
      /no such line/,
    ),
  );
  expect(run.printed).toContain(`      so        ${meets}`);
  expect(JSON.parse(run.json ?? '')).toMatchObject({
    failed: 1,
    interactions: expect.arrayContaining([expect.objectContaining({ ok: false, breaks: meets })]),
  });
  expect(run.junit).toContain(`got no such line (${meets})`);
});

it('finds text that is not UTF-8', async () => {
  const run = await verified('getCurrentUser', (path, answer) =>
    path.endsWith('/user/me') && answer.status === 200
      ? { ...answer, body: Buffer.from(answer.body.toString('utf8'), 'latin1') }
      : answer,
  );
  expect(run.code).toBe(1);
  expect(run.printed).toMatch(fault(/body/, /UTF-8/, /bytes that are not/));
});

it.each<[string, string, Tamper, RegExp]>([
  [
    'a password box of the browser',
    'getLogo',
    (_, answer) => ({ ...answer, headers: { ...answer.headers, 'www-authenticate': 'Basic' } }),
    fault(/GET .*\/logo header WWW-Authenticate/, /no such header: the browser/, /Basic/),
  ],
  [
    'an answer that every site can read',
    'getLogo',
    (_, answer) => ({
      ...answer,
      headers: { ...answer.headers, 'access-control-allow-origin': '*' },
    }),
    fault(/GET .*\/logo header Access-Control-Allow-Origin/, /no such header: every site/, /\*/),
  ],
  [
    'two bills of a page with one id',
    'searchBills',
    (_, answer) => ({
      ...answer,
      body: Buffer.from(answer.body.toString().replace(/"billId":"[^"]*"/g, '"billId":"b-1"')),
    }),
    fault(/GET .*\/bills\?.* body \$\.items/, /entries with different billId/, /\[.*/),
  ],
  [
    'a value that no screen reads and the contract does not allow',
    'getBillSearchOptions',
    (_, answer) => withJson(answer, (body) => ({ ...body, batchFileLimit: -1 })),
    fault(/GET .* body \$\.batchFileLimit/, /must be >= 1/, /-1/),
  ],
  [
    'a refusal with a code that the operation does not have',
    'getBanner',
    (_, answer) => ({
      ...answer,
      status: 400,
      body: Buffer.from('[{"code":"400-1-05-01","target":[],"mapping":[]}]'),
    }),
    fault(/GET .*\/banner body \$\[0\]\.code/, /a code of getBanner/, /400-1-05-01/),
  ],
])('finds in complete answers %s', async (_, operationId, tamper, printed) => {
  const run = await verified(operationId, tamper);
  expect(run.code).toBe(1);
  expect(run.printed).toMatch(printed);
});

it.each([
  ['that gets no answer', 'silent'],
  ['whose answer begins and does not end', 'unfinished'],
] as const)('does not wait for a call %s', async (_, instead) => {
  const tamper: Tamper = (path, answer) => (path.endsWith('/logo') ? instead : answer);
  const run = await verified('getLogo', tamper, '--timeout', '0.5');
  expect(run.code).toBe(1);
  expect(run.printed).toMatch(
    fault(/GET \/demo.*\/logo/, /an answer/, /no whole answer within 0\.5 seconds/),
  );
});

it('finds an answer that differs from run to run', async () => {
  let asked = 0;
  const moody: Tamper = (path, answer) => {
    if (!path.endsWith('/logo')) return answer;
    asked += 1;
    return asked === 2 ? withJson(answer, () => ({})) : answer;
  };
  const run = await verified('getLogo', moody, '--repeat', '3');
  expect(asked).toBe(3);
  expect(run.printed).toMatch(
    fault(/3 runs/, /the same in each of them/, /it fitted in 2 and not in 1, as follows/),
  );
  expect(run.printed).toMatch(/expected +the field image/);
});

it('says when a connection breaks off', async () => {
  const run = await verified('getLogo', (path, answer) =>
    path.endsWith('/logo') ? 'broken' : answer,
  );
  expect(run.printed).toMatch(
    fault(/GET \/demo.*\/logo/, /an answer/, /the server broke the connection off/),
  );
});

it('says which state cannot be brought about', async () => {
  const visitor = JSON.stringify({ cookie: 'a=b', xsrfToken: 'x', loginId: 'x', password: 'x' });
  const states = await startUniform({ status: 200, type: 'application/json', body: visitor });
  running.push(states);
  const where = ['--provider', sandbox.url, '--states-url', states.url];
  const run = await verification(...where, '--only', 'downloadBillPdf');
  expect(run.code).toBe(1);
  expect(run.printed).toMatch(
    fault(/provider state "a bill can be downloaded"/, /that it is set up/, /it gives no billId/),
  );
});
