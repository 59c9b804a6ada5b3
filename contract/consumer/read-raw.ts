import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPact, type Pact } from '../lib/pact.ts';
import { normalisePact, type DeclaredInteraction } from './normalise-pact.ts';
import { declaredFile, rawFile, rawFolder, testCustomerCode } from './support/files.ts';

const declaredIn = (folder: string): DeclaredInteraction[] =>
  readFileSync(path.join(folder, declaredFile), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): DeclaredInteraction => JSON.parse(line));

function merge([first, ...others]: readonly Pact[]): Pact {
  if (!first) throw new Error('The consumer tests have written no pact.');
  return { ...first, interactions: [first, ...others].flatMap((pact) => pact.interactions) };
}

/**
 * The pact that the consumer tests have written, in the form of the committed file.
 *
 * @throws Error if the tests did not run, or an interaction is missing
 */
export function writtenPact(): string {
  const folders = readdirSync(rawFolder).map((name) => path.join(rawFolder, name));
  const declared = folders.flatMap(declaredIn);
  const written = folders.map((folder) => readPact(path.join(folder, rawFile)));
  return normalisePact(merge(written), declared, `/${testCustomerCode}/mypage-api`);
}
