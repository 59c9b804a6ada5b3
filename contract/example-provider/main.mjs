// The first version of a provider: the ten operations of settings, login and bill list in plain Node, without packages and
// without code of the sandbox. `npm test` verifies it:
//   node contract/example-provider/main.mjs   (PORT for another port than 8080)
//   npm run contract:verify -- --provider http://127.0.0.1:8080 --only login,logout,searchBills,...
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { settingIn } from './answers.mjs';
import { isOver, pdfName, pdfOf, refusalOf, search, searchOptions } from './bills.mjs';
import { failureLimit, setState } from './states.mjs';

const base = '/demo/mypage-api';

/** The data of this server. */
const world = {
  account: {},
  /** Sessions by their cookie: open, idle (timed out) or over (logged out). */
  sessions: new Map(),
  /** The accounts of sessions of other customers. */
  others: new Map(),
  /** First answers with the content of their requests, by session and key. */
  kept: new Map(),
  /** Set by the state "the next answer is an error". */
  nextError: undefined,
};

/** Codes whose text names the field. */
const namesField = ['400-1-00-01', '400-1-00-02', '400-1-00-08', '400-1-05-05'];

/** A refusal: the first three digits of the code are the status (S8). */
const refuse = (code, ...target) => ({
  status: Number(code.slice(0, 3)),
  body: [
    {
      code,
      target,
      mapping: namesField.includes(code) ? [{ key: 'name', value: target[0], type: 'FE' }] : [],
    },
  ],
});

/** Not HttpOnly, because scripts read this cookie (S7). */
const pairLine = () => `XSRF-TOKEN=${randomUUID()}; Path=/demo; Secure; SameSite=Lax`;
const sessionLine = (value, more = '') =>
  `MYPAGE_SESSION=${value}; Path=${base}; HttpOnly; Secure; SameSite=Lax${more}`;

function login({ content }) {
  const { account, sessions } = world;
  if (account.refusal) {
    return refuse(account.refusal, ...(account.refusal.startsWith('400-1-02') ? ['loginId'] : []));
  }
  const missing = ['loginId', 'password'].find((name) => !content[name]);
  if (missing !== undefined) return refuse('400-1-00-01', missing);
  if (content.loginId !== account.loginId || content.password !== account.password) {
    account.failuresLeft -= 1;
    if (account.failuresLeft > 0) return refuse('400-1-02-01', 'loginId', 'password');
    account.refusal = '400-1-02-02';
    return refuse('400-1-02-03', 'loginId');
  }
  // Only failures in a row lock the account.
  account.failuresLeft = failureLimit;
  const session = randomUUID();
  sessions.set(session, 'open');
  // The other tabs notice a login by the new pair.
  return { body: { nextStep: account.nextStep }, cookies: [sessionLine(session), pairLine()] };
}

function logout({ cookies }) {
  world.sessions.set(cookies.MYPAGE_SESSION, 'over');
  const cleared = sessionLine('', '; Expires=Thu, 01 Jan 1970 00:00:00 GMT');
  return { body: { isAutoLogin: world.account.isAutoLogin }, cookies: [cleared] };
}

/** The account of a session. */
const accountOf = ({ cookies }) => world.others.get(cookies.MYPAGE_SESSION) ?? world.account;

const currentUser = (call) => ({
  body: {
    customerKey: accountOf(call).customerKey,
    customerName: accountOf(call).customerName,
    titleOfHonor: call.headers['x-language'] === 'ja' ? '御中' : null,
  },
});

function searchBills(call) {
  const { query, headers } = call;
  const refusal = refusalOf(query);
  if (refusal) return refuse(...refusal);
  return { body: search(accountOf(call).bills, query, headers['x-language']) };
}

/** A file name in any script, and one in ASCII for old clients (RFC 6266). */
const disposition = (name) =>
  `attachment; filename="bill.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`;

function downloadBillPdf(call) {
  const { path } = call;
  const { bills, hasDownloadedTooMuch } = accountOf(call);
  const bill = bills.find(({ billId }) => path === `/bills/${billId}/pdf`);
  if (!bill) return refuse('404-1-00-01');
  if (!bill.isPublished) return refuse('403-1-05-01');
  if (isOver(bill)) return refuse('404-1-08-01');
  if (hasDownloadedTooMuch) return refuse('429-1-05-01');
  Object.assign(bill, { downloadStatus: 'downloaded', lastDownloadedAt: new Date().toISOString() });
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': disposition(pdfName(bill)),
  };
  return { body: pdfOf(bill), headers };
}

const inSession = { needsSession: true };

/** The operations with parameters or a session. */
const operations = {
  'POST /auth/login': { operationId: 'login', run: login },
  'POST /auth/logout': { operationId: 'logout', run: logout, ...inSession },
  'GET /user/me': { operationId: 'getCurrentUser', run: currentUser, ...inSession },
  'GET /bills/search-options': {
    operationId: 'getBillSearchOptions',
    run: ({ headers }) => ({ body: searchOptions(headers['x-language']) }),
    ...inSession,
  },
  'GET /bills': { operationId: 'searchBills', run: searchBills, ...inSession },
  'GET /bills/{billId}/pdf': { operationId: 'downloadBillPdf', run: downloadBillPdf, ...inSession },
};

/** Checks before every operation: the anti-forgery pair, then the session. */
function guard({ method, headers, cookies }, needsSession) {
  const pair = headers['x-xsrf-token'];
  const isFirst = method === 'GET' && pair === undefined;
  if (!isFirst && (!pair || pair !== cookies['XSRF-TOKEN'])) return refuse('403-1-00-01');
  if (!needsSession) return undefined;
  const session = world.sessions.get(cookies.MYPAGE_SESSION);
  if (session === 'idle') return refuse('401-1-02-01');
  return session === 'open' ? undefined : refuse('401-1-00-01');
}

function orderedError(operationId) {
  if (world.nextError?.operationId !== operationId) return undefined;
  const { code } = world.nextError;
  world.nextError = undefined;
  const field =
    code === '400-1-05-05' ? 'statusId' : operationId === 'login' ? 'loginId' : 'keyword';
  return refuse(code, ...(namesField.includes(code) ? [field] : []));
}

const isKept = ({ status = 200 }) => status !== 401 && status !== 429 && status < 500;

/** A repeat gets the first answer, also after the end of the session (contract, "Sent twice"). */
function answerOnce(call, { operationId, run, needsSession }) {
  const { method, path, headers, cookies, text } = call;
  const answer = () => guard(call, needsSession) ?? orderedError(operationId) ?? run(call);
  if (method === 'GET') return answer();
  const refused = guard(call, false);
  if (refused) return refused;
  const key = headers['idempotency-key'];
  if (!/^"[A-Za-z0-9_-]{16,64}"$/.test(key ?? '')) return refuse('400-1-99-01');
  const name = `${needsSession ? cookies.MYPAGE_SESSION : ''} ${key}`;
  const content = `${method} ${path} ${text}`;
  const kept = world.kept.get(name);
  if (kept?.isUnderWay) return refuse('409-1-00-02');
  if (kept) return kept.content === content ? kept.answer : refuse('422-1-00-01');
  const first = answer();
  if (isKept(first)) world.kept.set(name, { content, answer: first });
  return first;
}

function answerTo(call) {
  const name = `${call.method} ${call.path.replace(/^\/bills\/[\w-]+\/pdf$/, '/bills/{billId}/pdf')}`;
  const setting = settingIn(name, call.headers['x-language']);
  if (setting) return guard(call, false) ?? { body: setting };
  const operation = operations[name];
  return operation ? answerOnce(call, operation) : refuse('404-1-00-01');
}

/** The JSON of a body; empty for an unreadable body. */
function parsed(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

async function readCall(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  const text = Buffer.concat(parts).toString('utf8');
  const pairs = (request.headers.cookie ?? '').split('; ').map((pair) => pair.split('='));
  return {
    method: request.method,
    headers: request.headers,
    path: request.url.split('?')[0].replace(base, ''),
    query: new URL(request.url, 'http://localhost').searchParams,
    cookies: Object.fromEntries(pairs),
    text,
    content: parsed(text),
  };
}

/** The answer to the states address, or to an operation. A fault of this server is a refusal, too. */
function answerOrFault(call, isState) {
  try {
    if (!isState) return answerTo(call);
    const given = setState(world, call.content);
    return { status: given ? 200 : 404, body: given ?? {} };
  } catch (error) {
    console.error(error);
    return refuse('500-1-00-01');
  }
}

const server = createServer(async (request, response) => {
  const call = await readCall(request);
  const answer = answerOrFault(call, request.url === '/_pact/provider-state');
  const { status = 200, body, cookies = [], headers } = answer;
  const isNew = call.method === 'GET' && call.cookies['XSRF-TOKEN'] === undefined;
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'Set-Cookie': isNew ? [...cookies, pairLine()] : cookies,
    ...headers,
  });
  response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
});

server.listen(Number(process.env.PORT ?? 8080), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}`);
});
