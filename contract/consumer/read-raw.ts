import { readFileSync } from 'node:fs';
import { readPact } from '../lib/pact.ts';
import { putInOrder, type Declared } from './put-in-order.ts';
import { declaredFile, rawFile, testCode } from './support/files.ts';

/**
 * The pact that the consumer's tests have just written, in order.
 *
 * @throws Error if they did not run, or an interaction is missing
 */
export function writtenPact(): string {
  const lines = readFileSync(declaredFile, 'utf8').trimEnd().split('\n');
  const declared = lines.map((line): Declared => JSON.parse(line));
  return putInOrder(readPact(rawFile), declared, `/${testCode}/mypage-api`);
}
