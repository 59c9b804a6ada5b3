import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { stringify } from 'yaml';
import { listAnswers } from './answers.ts';
import { copySources, joinSources } from './bundle.ts';
import { readCatalogue } from './catalogue.ts';
import { checkExamples } from './check-examples.ts';
import { checkSources } from './check-sources.ts';
import { expandContract } from './expand.ts';
import { withLines } from './locate.ts';
import { listOperations } from './operations.ts';
import { writeClient } from './orval.ts';
import { Sources } from './sources.ts';
import { writeTables } from './write-tables.ts';

export interface StageOptions {
  projectDir: string;
  areas?: string[];
  skipMissing?: boolean;
  /** Stops after the bundle. */
  bundleOnly?: boolean;
}

/**
 * Makes `generated/` in a temporary folder and hands its address to `inspect`; the folder is gone afterwards.
 * The folder mirrors the project's layout, so that relative imports come out the same.
 *
 * @throws SourceFault saying what is wrong in `openapi/`, where, and what to do
 */
export async function withStage<T>(
  options: StageOptions,
  inspect: (generatedDir: string) => T | Promise<T>,
): Promise<T> {
  const stageDir = mkdtempSync(path.join(tmpdir(), 'mypage-generate-'));
  try {
    const generatedDir = path.join(stageDir, 'generated');
    mkdirSync(path.join(generatedDir, 'types'), { recursive: true });
    for (const shared of ['src', 'node_modules', 'tsconfig.json', 'package.json']) {
      symlinkSync(path.join(options.projectDir, shared), path.join(stageDir, shared));
    }
    await makeAll(options, stageDir, generatedDir);
    return await inspect(generatedDir);
  } finally {
    rmSync(stageDir, { recursive: true, force: true });
  }
}

async function makeAll(
  { projectDir, areas, skipMissing, bundleOnly }: StageOptions,
  stageDir: string,
  generatedDir: string,
): Promise<void> {
  const bundleOptions = {
    projectDir,
    workDir: stageDir,
    ...(areas && { areas }),
    ...(skipMissing && { skipMissing }),
  };
  const openapiDir = copySources(bundleOptions);
  const sources = new Sources(openapiDir);
  const catalogue = withLines(sources, () => readCatalogue(openapiDir));
  checkSources(sources, catalogue, areas === undefined && skipMissing !== true);
  const joined = joinSources(openapiDir, bundleOptions);
  const contract = withLines(sources, () => expandContract(joined, catalogue, openapiDir));
  checkExamples(contract, sources);
  const yaml = stringify(contract, { lineWidth: 0, aliasDuplicateObjects: false });
  const json = JSON.stringify(contract, null, 2);
  writeFileSync(path.join(generatedDir, 'openapi.yaml'), yaml);
  writeFileSync(path.join(generatedDir, 'openapi.json'), `${json}\n`);
  if (bundleOnly) return;

  const types = astToString(await openapiTS(json, { silent: true }));
  writeFileSync(path.join(generatedDir, 'types/schema.d.ts'), types);
  const operations = listOperations(contract);
  writeTables(generatedDir, catalogue, operations, listAnswers(contract));
  await writeClient({
    contract,
    stageDir,
    binaryOperations: operations.filter((one) => one.isBinary).map((one) => one.operationId),
  });
}
