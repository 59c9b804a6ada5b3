import { isUtf8 } from 'node:buffer';
import { fileNameFrom } from '../../src/lib/content-disposition.ts';
import type { OperationEntry } from './assets.ts';
import type { Fault } from './fault.ts';
import type { Exchange } from './gateway.ts';

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

/** Faults of files, encoding and headers, which neither Pact nor the contract's schemas find. */
export function answerFaults(operation: OperationEntry | undefined, answer: Answer): Fault[] {
  const isSuccess = answer.status < 300;
  const faults = isSuccess ? fileFaults(answer) : [];
  if (/[/+]json/.test(answer.headers['content-type'] ?? '') && !isUtf8(answer.body))
    faults.push({ where: 'body', expected: 'UTF-8', got: 'bytes that are not UTF-8' });
  if (operation) faults.push(...cacheFaults(operation, answer.headers['cache-control']));
  return faults;
}
