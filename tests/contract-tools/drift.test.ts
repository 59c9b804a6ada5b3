import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { compareContracts } from '../../contract/breaking/compare.ts';
import { pactAgainstBundle } from '../../contract/coverage/pact-vs-bundle.ts';
import { catalogueAgainstS8 } from '../../contract/coverage/s8.ts';
import { textsAgainstCatalogue } from '../../contract/coverage/texts.ts';
import {
  fullOperations,
  readContract,
  type ContractDocument,
} from '../../contract/lib/contract.ts';
import { readInteractions, readPactDocument } from '../../contract/lib/pacts.ts';
import { inProject } from '../../contract/lib/project.ts';
import type { Case } from '../../contract/lib/results.ts';
import { readErrorTexts } from '../../contract/lib/texts.ts';
import { copySources, joinSources } from '../../scripts/generate/bundle.ts';
import { readCatalogue } from '../../scripts/generate/catalogue.ts';
import { expandContract } from '../../scripts/generate/expand.ts';

/* A change of the contract that no one announces must turn at least one check red. */

type Change = [what: string, file: string, from: string | RegExp, to: string];

/** A copy of the sources with one change. @throws Error if the text to change is not in the file */
function changedProject([, file, from, to]: Change): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'mypage-drift-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['openapi', 'src/i18n', 'redocly.yaml'])
    cpSync(inProject(name), path.join(folder, name), { recursive: true });
  symlinkSync(inProject('node_modules'), path.join(folder, 'node_modules'));
  const text = readFileSync(path.join(folder, file), 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} does not contain ${String(from)}`);
  writeFileSync(path.join(folder, file), changed);
  return folder;
}

const hasFaults = (cases: readonly Case[]): boolean =>
  cases.some(({ faults }) => faults.length > 0);

const catalogueOf = (projectDir: string) => readCatalogue(path.join(projectDir, 'openapi'));

/** The contract that `npm run generate` would bundle, also written to openapi.json of the project. */
function bundleOf(projectDir: string): ContractDocument {
  const workDir = mkdtempSync(path.join(projectDir, 'bundle-'));
  const options = { projectDir, workDir };
  copySources(options);
  const bundle = joinSources(options);
  const openapi = path.join(projectDir, 'openapi');
  const text = JSON.stringify(expandContract(bundle, catalogueOf(projectDir), openapi));
  writeFileSync(path.join(projectDir, 'openapi.json'), text);
  return JSON.parse(text);
}

/** Whether a check of `npm test` notices a change in the project. */
const catalogueChecks = {
  s8: (projectDir: string) => hasFaults(catalogueAgainstS8(catalogueOf(projectDir))),
  texts: (projectDir: string) => {
    const texts = readErrorTexts(path.join(projectDir, 'src/i18n'));
    return hasFaults(textsAgainstCatalogue(catalogueOf(projectDir), texts));
  },
};
const contractChecks = {
  generate: (contract: ContractDocument) =>
    JSON.stringify(contract) !== JSON.stringify(readContract()),
  breaking: async (_: ContractDocument, projectDir: string) => {
    const changed = path.join(projectDir, 'openapi.json');
    const changes = await compareContracts(inProject('generated/openapi.json'), changed);
    return changes.some(({ isBreaking }) => isBreaking);
  },
  pacts: async (contract: ContractDocument) => {
    const operations = fullOperations(contract);
    return hasFaults(
      await pactAgainstBundle(contract, operations, readPactDocument(), readInteractions()),
    );
  },
};
type CatalogueCheck = keyof typeof catalogueChecks;
type ContractCheck = keyof typeof contractChecks;
const isCatalogueCheck = (check: string): check is CatalogueCheck => check in catalogueChecks;

/** The checks, of the given ones, that notice the change. Bundles only if one of them needs the bundle. */
async function redChecks(
  projectDir: string,
  checks: readonly (CatalogueCheck | ContractCheck)[],
): Promise<string[]> {
  let contract: ContractDocument | undefined;
  const red: string[] = [];
  for (const check of checks) {
    const isRed = isCatalogueCheck(check)
      ? catalogueChecks[check](projectDir)
      : await contractChecks[check]((contract ??= bundleOf(projectDir)), projectDir);
    if (isRed) red.push(check);
  }
  return red;
}

it.each<[...Change, noticedBy: (CatalogueCheck | ContractCheck)[]]>([
  [
    'an operation is removed',
    'openapi/mypage-api.yaml',
    /^ {2}\/setting\/logo:\n.*\n/m,
    '',
    ['generate', 'breaking', 'pacts'],
  ],
  [
    'a limit is raised',
    'openapi/schemas/bills.yaml',
    'maxLength: 40',
    'maxLength: 41',
    ['generate'],
  ],
  [
    'an answer field is renamed',
    'openapi/schemas/bills.yaml',
    /\bbillNumber\b/g,
    'number',
    ['generate', 'breaking', 'pacts'],
  ],
  [
    'a type changes',
    'openapi/schemas/bills.yaml',
    /(canReturnFile:\n(?:.*\n)*? +type: )boolean/,
    '$1integer',
    ['generate', 'breaking', 'pacts'],
  ],
  [
    'a search condition is removed',
    'openapi/paths/bills.yaml',
    / +- .*#\/DownloadDeadlineTo\n/g,
    '',
    ['generate', 'breaking', 'pacts'],
  ],
  [
    'an error code is replaced',
    'openapi/paths/auth.yaml',
    '[400-1-02-01,',
    '[400-1-02-05,',
    ['generate', 'pacts'],
  ],
  [
    'an error gets another handler',
    'openapi/error-catalogue.yaml',
    /(403-1-05-01:\n(?:.*\n)*? +handler: )message/,
    '$1caller',
    ['s8'],
  ],
  [
    'a fill-in is renamed',
    'openapi/error-catalogue.yaml',
    'name: max',
    'name: maximum',
    ['generate', 'texts'],
  ],
  [
    'a Japanese text is removed',
    'src/i18n/ja/errors.json',
    '"400-1-02-01":',
    '"400-1-02-91":',
    ['texts'],
  ],
  ['a placeholder is lost in English', 'src/i18n/en/errors.json', '{{max}}', '100', ['texts']],
])('the checks notice that %s', async (...row) => {
  const [what, file, from, to, noticedBy] = row;
  expect(await redChecks(changedProject([what, file, from, to]), noticedBy)).toEqual(noticedBy);
});

it('no check is red without a change', async () => {
  const project = changedProject(['a comment', 'openapi/mypage-api.yaml', /$/, '\n# end\n']);
  const all = ['s8', 'texts', 'generate', 'breaking', 'pacts'] as const;
  expect(await redChecks(project, all)).toEqual([]);
});
