import { fileNameFrom } from '../../src/lib/content-disposition.ts';
import type { Came } from './gateway.ts';

/** One thing that does not fit: where, what was expected there, and what came. */
export type Fault = { where: string; expected: string; got: string };

type Answer = NonNullable<Came['answer']>;

/** How files begin, whatever the provider calls them. */
const beginnings: Readonly<Record<string, string>> = {
  'application/pdf': '%PDF-',
  'application/zip': 'PK',
};

function fileFaults({ headers, body }: Answer): Fault[] {
  const disposition = headers['content-disposition'];
  const faults: Fault[] = [];
  if (disposition !== undefined && fileNameFrom(disposition) === undefined) {
    faults.push({
      where: 'header Content-Disposition',
      expected: 'a name for the file (RFC 6266)',
      got: disposition,
    });
  }
  const type = headers['content-type']?.split(';')[0] ?? '';
  const beginning = beginnings[type];
  if (beginning !== undefined && !body.subarray(0, 8).toString('latin1').startsWith(beginning)) {
    faults.push({
      where: 'body',
      expected: `a file that begins with ${beginning}`,
      got: JSON.stringify(body.subarray(0, 16).toString('latin1')),
    });
  }
  if (disposition !== undefined && body.length === 0) {
    faults.push({ where: 'body', expected: 'a file', got: 'no bytes' });
  }
  return faults;
}

function isUtf8(body: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body);
    return true;
  } catch {
    return false;
  }
}

/** By the new token the other tabs of the browser see that somebody has logged in. */
function tokenFaults({ headers }: Answer): Fault[] {
  const hasToken = headers['set-cookie']?.some((cookie) => /^XSRF-TOKEN=[^;]/.test(cookie));
  if (hasToken) return [];
  return [{ where: 'header Set-Cookie', expected: 'a new XSRF-TOKEN', got: 'none' }];
}

function cookieFaults({ headers }: Answer): Fault[] {
  const session = headers['set-cookie']?.find((cookie) =>
    /^MYPAGE_(SESSION|DOWNLOAD)=./.test(cookie),
  );
  if (session === undefined) {
    return [{ where: 'header Set-Cookie', expected: 'the session cookie', got: 'none' }];
  }
  const missing = ['HttpOnly', 'Secure', 'SameSite=Lax'].filter(
    (attribute) => !session.toLowerCase().includes(`; ${attribute.toLowerCase()}`),
  );
  if (missing.length === 0) return [];
  const got = session.replace(/=[^;]*/, '=...');
  return [{ where: 'header Set-Cookie', expected: missing.join(', '), got }];
}

const target = /^[A-Za-z][A-Za-z0-9]*(\.(0|[1-9][0-9]{0,3}|[A-Za-z][A-Za-z0-9]*))*$/;

const namesOf = (item: unknown): unknown[] => {
  const names: unknown =
    typeof item === 'object' && item !== null ? Reflect.get(item, 'target') : [];
  return Array.isArray(names) ? names : [];
};

/** Whether an error names its fields as the contract's ErrorItem says; Pact sees only that they are texts. */
function targetFaults(body: Buffer): Fault[] {
  let items: unknown;
  try {
    items = JSON.parse(body.toString('utf8'));
  } catch {
    return []; // Pact says so.
  }
  const wrong = (Array.isArray(items) ? items : [])
    .flatMap(namesOf)
    .filter((name) => typeof name !== 'string' || !target.test(name));
  return wrong.map((name) => ({
    where: 'body $[*].target',
    expected: 'a field by its name in the request, such as subMailAddressList.1.subMailAddress',
    got: JSON.stringify(name),
  }));
}

/** What the login operations have to leave behind (S7, design of the contract). */
const logins = new Set(['login', 'loginDownloadUrl']);

/** What is wrong with an answer beyond what Pact looks at: files, characters, cookies. */
export function answerFaults(operationId: string, answer: Answer): Fault[] {
  const isSuccess = answer.status < 300;
  const type = answer.headers['content-type'] ?? '';
  const faults = isSuccess ? fileFaults(answer) : [];
  if (/[/+]json/.test(type) && !isUtf8(answer.body)) {
    faults.push({ where: 'body', expected: 'UTF-8', got: 'bytes that are not' });
  }
  if (answer.status >= 400) faults.push(...targetFaults(answer.body));
  if (isSuccess && logins.has(operationId))
    faults.push(...cookieFaults(answer), ...tokenFaults(answer));
  return faults;
}
