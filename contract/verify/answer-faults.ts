import { isUtf8 } from 'node:buffer';
import { fileNameFrom } from '../../src/lib/content-disposition.ts';
import type { OperationEntry } from './assets.ts';
import type { WholeAnswer } from './behaviour/answer.ts';
import { clockOf, toleranceMs } from './behaviour/times.ts';
import type { Fault } from './fault.ts';
import type { Exchange } from './gateway.ts';
import { zipFaults } from './zip-faults.ts';

type Answer = NonNullable<Exchange['answer']>;

/** The first bytes of a file, by its media type. */
const signaturesByType: Readonly<Record<string, string>> = {
  'application/pdf': '%PDF-',
  'application/zip': 'PK',
};

function fileFaults({ headers, body }: Answer): Fault[] {
  const disposition = headers['content-disposition'];
  const signature = signaturesByType[headers['content-type']?.split(';')[0] ?? ''] ?? '';
  const beginning = body.subarray(0, 16).toString('latin1');
  const faults: Fault[] = [];
  if (disposition !== undefined) {
    const fault = { where: 'header Content-Disposition', got: disposition };
    if (fileNameFrom(disposition) === undefined)
      faults.push({ ...fault, expected: 'a name for the file (RFC 6266)' });
    const expected = "filename*=UTF-8''... (RFC 8187): without it a Japanese name is lost";
    if (!/;\s*filename\*\s*=/i.test(disposition)) faults.push({ ...fault, expected });
  }
  if (!beginning.startsWith(signature)) {
    const expected = `a file that begins with ${signature}`;
    faults.push({ where: 'body', expected, got: JSON.stringify(beginning) });
  }
  if (disposition !== undefined && body.length === 0)
    faults.push({ where: 'body', expected: 'a file', got: 'no bytes' });
  return faults;
}

/** Whether an answer has personal data, which the next user of the computer must not find (contract, "Not kept"). */
const isPersonal = ({ security, path }: Pick<OperationEntry, 'security' | 'path'>): boolean =>
  security !== 'public' || path.includes('{token}');

/** The fault of a personal answer that a browser may store. @param cacheControl the header Cache-Control */
export function cacheFaults(
  operation: Pick<OperationEntry, 'security' | 'path'>,
  cacheControl = 'nothing',
  call = '',
): Fault[] {
  if (!isPersonal(operation) || /(^|[\s,])no-store([\s,]|$)/i.test(cacheControl)) return [];
  const expected = 'no-store: without it the next user of the computer finds the answer';
  return [{ where: `${call} header Cache-Control`.trim(), expected, got: cacheControl }];
}

/** Faults of headers that make a browser do what the portal does not expect. */
export function headerFaults({ call, headers }: WholeAnswer): Fault[] {
  const headerOf = (name: string): string => headers.get(name) ?? '';
  const retryAfter = headerOf('retry-after');
  const isRetryDate = /^\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/.test(retryAfter);
  const isRetryPast = Date.parse(retryAfter) < clockOf({ headers }) - toleranceMs;
  const rules: readonly [isWrong: boolean, name: string, expected: string][] = [
    [
      /\b(basic|digest|ntlm|negotiate)\b/i.test(headerOf('www-authenticate')),
      'WWW-Authenticate',
      'another scheme: the browser shows its own password box',
    ],
    [
      /^\s*(\*|null)\s*$/.test(headerOf('access-control-allow-origin')),
      'Access-Control-Allow-Origin',
      'no such header: every site can read the answer',
    ],
    [
      headers.has('retry-after') && !isRetryDate && !/^\d{1,6}$/.test(retryAfter),
      'Retry-After',
      'whole seconds, or an HTTP date',
    ],
    [/[A-Z]/.test(retryAfter) && isRetryPast, 'Retry-After', 'a time to come'],
    [headers.has('refresh'), 'Refresh', 'no such header: the browser leaves the portal'],
  ];
  return rules.flatMap(([isWrong, name, expected]) =>
    isWrong ? [{ where: `${call} header ${name}`, expected, got: headerOf(name) }] : [],
  );
}

/** Faults of a ZIP, which make programs unpack it wrongly. */
export const zipAnswerFaults = ({ call, headers, body, status }: WholeAnswer): Fault[] =>
  status === 200 && headers.get('content-type')?.startsWith('application/zip')
    ? zipFaults(body).map(([expected, got]) => ({ where: `${call} ZIP`, expected, got }))
    : [];

/** Faults of files, encoding and headers, which neither Pact nor the contract's schemas find. */
export function answerFaults(operation: OperationEntry | undefined, answer: Answer): Fault[] {
  const isSuccess = answer.status < 300;
  const faults = isSuccess ? fileFaults(answer) : [];
  if (/[/+]json/.test(answer.headers['content-type'] ?? '') && !isUtf8(answer.body))
    faults.push({ where: 'body', expected: 'UTF-8', got: 'bytes that are not UTF-8' });
  if (operation) faults.push(...cacheFaults(operation, answer.headers['cache-control']));
  return faults;
}
