import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { bundleSources } from '../../scripts/generate/bundle.ts';
import { readCatalogue, type Catalogue } from '../../scripts/generate/catalogue.ts';
import type { Contract } from '../../scripts/generate/contract-types.ts';
import { mirror } from '../../scripts/generate/folders.ts';
import { listAnswers } from '../../scripts/generate/answers.ts';
import { listOperations } from '../../scripts/generate/operations.ts';
import { writeClient } from '../../scripts/generate/orval.ts';
import { writeTables } from '../../scripts/generate/write-tables.ts';
import { inProject } from '../lib/project.ts';

const copied = ['openapi', 'src', 'generated', 'scripts', 'tests', 'contract', 'mocks'];
const copiedFiles = ['package.json', 'tsconfig.json', 'redocly.yaml'];

/** What the types of the contract are held against: the portal, its texts and its pacts. */
const typechecked = [
  'src',
  'generated/hooks',
  'tests/i18n',
  'tests/contract-generated',
  'contract/consumer',
];

/** A copy of the project in which everything may be changed. */
export class Workshop {
  readonly folder: string;
  readonly catalogue: Catalogue;
  /** The contract as its authors wrote it, in one piece. */
  readonly contract: Contract;
  #knownErrors: ReadonlySet<string> | undefined;

  constructor() {
    this.folder = mkdtempSync(path.join(tmpdir(), 'mypage-drift-'));
    for (const name of [...copied, ...copiedFiles]) {
      cpSync(inProject(name), this.at(name), { recursive: true });
    }
    symlinkSync(inProject('node_modules'), this.at('node_modules'));
    this.catalogue = readCatalogue(this.at('openapi'));
    const workDir = mkdtempSync(path.join(this.folder, 'bundle-'));
    this.contract = bundleSources({ projectDir: this.folder, workDir });
    const base: object = JSON.parse(readFileSync(inProject('tsconfig.json'), 'utf8'));
    const config = { ...base, include: [...typechecked, 'src/**/*.d.ts'] };
    writeFileSync(this.at('tsconfig.drift.json'), JSON.stringify(config));
  }

  at(...parts: string[]): string {
    return path.join(this.folder, ...parts);
  }

  run(args: string[]): { status: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: this.folder,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    return { status, output: `${stdout}\n${stderr}` };
  }

  /** Makes all generated files of a changed contract, as `npm run generate` does. */
  async generate(contract: Contract, catalogue: Catalogue): Promise<void> {
    const generated = this.at('generated');
    const types = astToString(await openapiTS(JSON.stringify(contract), { silent: true }));
    writeFileSync(path.join(generated, 'types/schema.d.ts'), types);
    const operations = listOperations(contract);
    writeTables(generated, catalogue, operations, listAnswers(contract));
    const binaryOperations = operations.flatMap((one) => (one.isBinary ? [one.operationId] : []));
    await writeClient({ contract, stageDir: this.folder, binaryOperations });
  }

  /** Errors that the type check finds now and did not find before anything was changed. */
  typeErrors(): string[] {
    return this.#typecheck().filter((line) => !this.#knownErrors?.has(line));
  }

  /** Notes what the type check finds before anything is changed: that is no mutation's doing. */
  noteTypeErrors(): void {
    this.#knownErrors ??= new Set(this.#typecheck());
  }

  #typecheck(): string[] {
    const { output } = this.run([
      'node_modules/typescript7/lib/tsc.js',
      '-p',
      'tsconfig.drift.json',
    ]);
    return output.split('\n').filter((line) => line.includes('error TS'));
  }

  /** Puts the generated files back as they were. */
  restoreGenerated(): void {
    mirror(inProject('generated'), this.at('generated'));
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
