import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  mkdtempSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { stringify } from 'yaml';
import { createAnswerTable } from './answers.ts';
import { bundleSources } from './bundle.ts';
import { readCatalogue } from './catalogue.ts';
import { expandContract } from './expand.ts';
import { listOperations, writeTables, writeTexts } from './write-tables.ts';
import { writeClient } from './orval.ts';

/**
 * Generates `generated/` in a temporary folder, calls `onGenerated` with its path, and deletes the folder. The
 * folder mirrors the project's layout, so that relative imports are the same.
 *
 * @throws SourceFault with the faults in `openapi/`
 */
export async function withGeneratedFiles<T>(
  projectDir: string,
  onGenerated: (generatedDir: string) => T | Promise<T>,
): Promise<T> {
  const temporaryDir = mkdtempSync(path.join(tmpdir(), 'mypage-generate-'));
  try {
    const generatedDir = path.join(temporaryDir, 'generated');
    mkdirSync(path.join(generatedDir, 'types'), { recursive: true });
    for (const sharedEntry of ['src', 'openapi', 'node_modules', 'tsconfig.json', 'package.json']) {
      symlinkSync(path.join(projectDir, sharedEntry), path.join(temporaryDir, sharedEntry));
    }
    await generateFiles(projectDir, temporaryDir, generatedDir);
    return await onGenerated(generatedDir);
  } finally {
    rmSync(temporaryDir, { recursive: true, force: true });
  }
}

async function generateFiles(
  projectDir: string,
  temporaryDir: string,
  generatedDir: string,
): Promise<void> {
  const openapiDir = path.join(projectDir, 'openapi');
  const bundle = bundleSources(projectDir, temporaryDir);
  const catalogue = readCatalogue(openapiDir);
  const contract = expandContract(bundle, catalogue, openapiDir);
  const yaml = stringify(contract, { lineWidth: 0, aliasDuplicateObjects: false });
  const json = JSON.stringify(contract, null, 2);
  writeFileSync(path.join(generatedDir, 'openapi.yaml'), yaml);
  writeFileSync(path.join(generatedDir, 'openapi.json'), `${json}\n`);
  const types = astToString(await openapiTS(json, { silent: true }));
  writeFileSync(path.join(generatedDir, 'types/schema.d.ts'), types);
  const operations = listOperations(contract);
  writeTables(generatedDir, catalogue, operations, createAnswerTable(contract));
  writeTexts(generatedDir, path.join(projectDir, 'src/i18n/ja'));
  await writeClient({
    contract,
    temporaryDir,
    binaryOperations: operations
      .filter(({ isBinary }) => isBinary)
      .map(({ operationId }) => operationId),
  });
}

function listFilesBelow(dir: string): string[] {
  try {
    return readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
      .toSorted();
  } catch {
    return [];
  }
}

/** Files that `actualFolder` lacks or has in addition, or that differ from `expectedFolder`. */
export function findChangedFiles(expectedFolder: string, actualFolder: string): string[] {
  const allFiles = new Set([...listFilesBelow(expectedFolder), ...listFilesBelow(actualFolder)]);
  return [...allFiles]
    .filter((file) => readIfExists(expectedFolder, file) !== readIfExists(actualFolder, file))
    .toSorted();
}

function readIfExists(dir: string, file: string): string | undefined {
  try {
    return readFileSync(path.join(dir, file), 'utf8');
  } catch {
    return undefined;
  }
}

/** Makes `targetFolder` equal to `sourceFolder`, without touching equal files. @returns the changed files */
export function copyChanges(sourceFolder: string, targetFolder: string): string[] {
  const changedPaths = findChangedFiles(sourceFolder, targetFolder);
  for (const file of changedPaths) {
    const text = readIfExists(sourceFolder, file);
    const targetPath = path.join(targetFolder, file);
    if (text === undefined) {
      rmSync(targetPath);
    } else {
      mkdirSync(path.dirname(targetPath), { recursive: true });
      // In one step, because a running mock server may read the contract at any time.
      writeFileSync(`${targetPath}.new`, text);
      renameSync(`${targetPath}.new`, targetPath);
    }
  }
  return changedPaths;
}
