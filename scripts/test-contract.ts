/**
 * `npm run test:contract`: what keeps contract, pacts, mock server and sandbox in step, part by part.
 * The sum goes to reports/contract.json, in the form of Vitest's report; scripts/test/steps.ts reads it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { addCounts, stepCounts, vitestCounts, type Counts } from './test/counts.ts';

const projectDir = path.resolve(import.meta.dirname, '..');

interface Part {
  name: string;
  /** Arguments for Node. */
  command: string[];
  /** Its own report: Vitest's, or one with `passed` and `failed` (contract/lib/results.ts). */
  report: string;
}

/** In series: they share two processors, and pacts written in parallel lose interactions. */
const parts: Part[] = [];

const OwnReport = z.object({ passed: z.number(), failed: z.number() });

function countsOf(report: string): Counts | undefined {
  const file = path.join(projectDir, report);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const own = OwnReport.safeParse(json);
  return own.success ? own.data : vitestCounts(json);
}

mkdirSync(path.join(projectDir, 'reports'), { recursive: true });
let total: Counts = { passed: 0, failed: 0 };
for (const { name, command, report } of parts) {
  console.log(`\n--- ${name}`);
  rmSync(path.join(projectDir, report), { force: true });
  const { status } = spawnSync(process.execPath, command, { cwd: projectDir, stdio: 'inherit' });
  const counts = stepCounts(status, countsOf(report));
  console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed`);
  total = addCounts(total, counts);
}
const report = { numPassedTests: total.passed, numFailedTests: total.failed, testResults: [] };
writeFileSync(path.join(projectDir, 'reports/contract.json'), JSON.stringify(report));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
