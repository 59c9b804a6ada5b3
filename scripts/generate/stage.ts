import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { stringify } from 'yaml';
import { listAnswers } from './answers.ts';
import { checkSources, copySources, joinSources } from './bundle.ts';
import { readCatalogue } from './catalogue.ts';
import { expandContract } from './expand.ts';
import { listOperations } from './operations.ts';
import { writeClient } from './orval.ts';
import { writeTables } from './write-tables.ts';

export interface StageOptions {
  projectDir: string;
  areas?: string[];
  skipMissing?: boolean;
  /** Generates only the bundle. */
  bundleOnly?: boolean;
}

/**
 * Generates `generated/` in a temporary folder, calls `inspect` with its path, and deletes the folder. The
 * folder mirrors the project's layout, so that relative imports are the same.
 *
 * @throws SourceFault with the faults in `openapi/`
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
  checkSources(bundleOptions);
  const catalogue = readCatalogue(openapiDir);
  const contract = expandContract(joinSources(bundleOptions), catalogue, openapiDir);
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
