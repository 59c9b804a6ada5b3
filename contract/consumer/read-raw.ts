import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPact, type Pact } from '../lib/pact.ts';
import { normalisePact, type DeclaredInteraction } from './normalise-pact.ts';
import {
  declaredFileName,
  rawPactFileName,
  rawPactFolder,
  testCustomerCode,
} from './support/files.ts';

const readDeclarations = (folder: string): DeclaredInteraction[] =>
  readFileSync(path.join(folder, declaredFileName), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): DeclaredInteraction => JSON.parse(line));

function mergePacts([first, ...others]: readonly Pact[]): Pact {
  if (!first) throw new Error('The consumer tests have written no pact.');
  return { ...first, interactions: [first, ...others].flatMap((pact) => pact.interactions) };
}

/**
 * The pact that the consumer tests have written, in the form of the committed file.
 *
 * @throws Error if the tests did not run, or an interaction is missing
 */
export function readRawPact(): string {
  const folders = readdirSync(rawPactFolder).map((name) => path.join(rawPactFolder, name));
  const declarations = folders.flatMap(readDeclarations);
  const rawPacts = folders.map((folder) => readPact(path.join(folder, rawPactFileName)));
  return normalisePact(mergePacts(rawPacts), declarations, `/${testCustomerCode}/mypage-api`);
}
