import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Area } from './areas.ts';
import { sampleVariable, type Sample } from './sample.ts';

const tool = resolve('scripts/mutants');
const program = join(tool, 'node_modules/@stryker-mutator/core/bin/stryker.js');

/**
 * Installs the mutation tester where it is missing. Its packages are not those of the project: nothing else
 * needs them, and there are many.
 *
 * @throws Error in one sentence
 */
export function ensureTool(): void {
  if (existsSync(program)) return;
  console.log('Installing the mutation tester (first run) ...');
  const { status } = spawnSync('npm', ['install', '--no-save', '--loglevel=error'], {
    cwd: tool,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The mutation tester could not be installed: see above.');
}

export interface Trial {
  /** Of the area; the report is reports/mutants/NAME.json, and NAME.html for people, with `-` for `/`. */
  name: string;
  area: Area;
  files: string[];
  /** Values made once when a file is loaded, too: for each of them all tests of the area run. */
  allValues: boolean;
  /** Those drawn by chance alone; all if left out. */
  sample?: Sample | undefined;
  /** How many changes are tried at once: each has a process. */
  atOnce: number;
  /** What was tried before, too. */
  again: boolean;
}

/**
 * Changes the files of an area in small ways, one at a time, and runs its tests after each. What was noticed
 * before by a test that is still the same counts as noticed; what was not is tried again if a test is new.
 *
 * @returns the report of all files of the area that were ever tried here, as JSON
 * @throws Error in one sentence if there is none
 */
export function tryArea(trial: Trial): unknown {
  const { area, files, allValues, sample, atOnce, again } = trial;
  const name = trial.name.replaceAll('/', '-');
  const report = `reports/mutants/${name}.json`;
  const config = `.cache/mutants/${name}.json`;
  mkdirSync('.cache/mutants', { recursive: true });
  rmSync(report, { force: true });
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: area.runner,
      plugins: [join(tool, `${area.runner}-runner.ts`), join(tool, 'sample.ts')],
      checkers: sample ? ['sample'] : [],
      mutate: files,
      quickTests: globSync(area.tests).toSorted(),
      coverageAnalysis: 'perTest',
      // A busy machine is no reason to call a change noticed.
      timeoutMS: 300_000,
      // Nor to give up before the first: each test of a large area runs twice then.
      dryRunTimeoutMinutes: 120,
      ignoreStatic: !allValues,
      concurrency: atOnce,
      // A sample says nothing of the rest, so it is not kept.
      incremental: !sample,
      force: again,
      incrementalFile: `.cache/mutants/${name}-results.json`,
      reporters: ['progress-append-only', 'json', 'html'],
      jsonReporter: { fileName: report },
      htmlReporter: { fileName: `reports/mutants/${name}.html` },
      tempDirName: '.cache/mutants/work',
      ignorePatterns: ['/.cache', '/dist', '/build', '/reports', '/test-results'],
    }),
  );
  spawnSync(process.execPath, [program, 'run', config], {
    stdio: 'inherit',
    env: { ...process.env, [sampleVariable]: JSON.stringify(sample) },
  });
  if (!existsSync(report)) throw new Error(`${name}: no report came; the reason stands above.`);
  return JSON.parse(readFileSync(report, 'utf8'));
}
