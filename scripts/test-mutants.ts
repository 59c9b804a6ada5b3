// `npm run test:mutants [AREA|FILE...] [--since COMMIT] [--all-values] [--sample PERCENT [--seed NUMBER]]
// [--again] [--at-once NUMBER]`: changes the code in small ways, one at a time, and looks whether a test
// notices. Takes hours for everything, so it is no part of `npm test`.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { areas } from './mutants/areas.ts';
import { explained } from './mutants/explained.ts';
import { describeCounts, killedShare, readReport } from './mutants/read-report.ts';
import { isDrawn } from './mutants/sample.ts';
import { ensureTool, tryArea, type Trial } from './mutants/try-area.ts';
import { readOptions } from './setup/options.ts';

/** In percent: so many of the changes have to be noticed. */
const goal = 90;

/** Files that differ from a commit, those not committed yet among them. @throws Error in one sentence */
function changedSince(commit: string): Set<string> {
  const { status, stdout } = spawnSync('git', ['diff', '--name-only', commit], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`git knows no commit "${commit}".`);
  return new Set(stdout.split('\n'));
}

/** The files to change, by area. @throws Error in one sentence for a name that is neither area nor file */
function chosenFiles(names: string[], since: string | undefined): Map<string, string[]> {
  const changed = since === undefined ? undefined : changedSince(since);
  const chosen = new Map<string, string[]>();
  const left = new Set(names);
  for (const [name, { sources, without = [] }] of Object.entries(areas)) {
    const all = globSync(sources, { exclude: without });
    const isWhole = names.length === 0 || left.delete(name);
    const files = all
      .filter((file) => left.delete(file) || isWhole)
      .filter((file) => changed?.has(file) ?? true);
    if (files.length > 0) chosen.set(name, files);
  }
  const [unknown] = left;
  if (unknown !== undefined) {
    const known = Object.keys(areas).join(', ');
    throw new Error(`"${unknown}" is neither an area (${known}) nor a file of one.`);
  }
  return chosen;
}

/** @returns whether enough was noticed, and no explanation is left over */
function tryFiles(
  name: string,
  files: string[],
  how: Omit<Trial, 'name' | 'area' | 'files'>,
): [boolean, string] {
  const area = areas[name];
  if (!area) throw new Error(`There is no area "${name}".`);
  const { sample } = how;
  const report = readReport(
    tryArea({ name, area, files, ...how }),
    explained,
    (change) => files.includes(change.file) && (!sample || isDrawn(sample, change)),
  );
  for (const { file, line, was, became, isUntested } of report.survivors) {
    const note = isUntested ? ' (no test runs it)' : '';
    console.log(`${file}:${line}${note}\n  - ${was}\n  + ${became}`);
  }
  // A sample meets some of the explained only.
  const leftOver = explained.filter(
    (one) => !sample && files.includes(one.file) && !report.met.includes(one),
  );
  for (const { file, was } of leftOver) {
    console.log(`${file}: is noticed now, so take it out of scripts/mutants/explained: ${was}`);
  }
  const share = killedShare(report.counts);
  const sum = `${name.padEnd(21)} ${describeCounts(report.counts)}: ${share.toFixed(1)} % (goal ${goal} %)`;
  return [share >= goal && leftOver.length === 0, sum];
}

/** @throws Error in one sentence if it is none */
function numberOf(option: string, text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !(number >= 0))
    throw new Error(`--${option} wants a number, not "${text}".`);
  return number;
}

function main(): boolean {
  const { values, positionals } = readOptions('npm run test:mutants', {
    allowPositionals: true,
    options: {
      since: { type: 'string' },
      'all-values': { type: 'boolean', default: false },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      again: { type: 'boolean', default: false },
      'at-once': { type: 'string', default: '2' },
    },
  });
  const { again, sample: percent } = values;
  const how = {
    allValues: values['all-values'],
    sample:
      percent === undefined
        ? undefined
        : { percent: numberOf('sample', percent), seed: numberOf('seed', values.seed) },
    atOnce: numberOf('at-once', values['at-once']),
    again,
  };
  const chosen = chosenFiles(positionals, values.since);
  if (chosen.size > 0) ensureTool();
  const results = [...chosen].map(([name, files]) => tryFiles(name, files, how));
  console.log(
    results.length > 0
      ? results.map(([, sum]) => sum).join('\n')
      : 'Nothing was changed in the areas that are tried.',
  );
  return results.every(([isWell]) => isWell);
}

try {
  process.exitCode = main() ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
