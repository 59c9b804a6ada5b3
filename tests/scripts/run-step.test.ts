import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ownCounts } from '../../scripts/test/counts.ts';
import { runStep } from '../../scripts/test/run-step.ts';

/** A step that runs a line of code; its report is one of an earlier run until it writes another. */
function stepOf(code: string) {
  const folder = mkdtempSync(join(tmpdir(), 'mypage-step-'));
  const name = 'a-step-of-a-test';
  mkdirSync('reports', { recursive: true });
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    rmSync(`reports/${name}.log`, { force: true });
  });
  const file = join(folder, 'report.json');
  writeFileSync(file, '{"passed": 7, "failed": 0}');
  const command = ['-e', `const report = ${JSON.stringify(file)};${code}`];
  return { name, command, report: { file, read: ownCounts } };
}
const writing = (report: object): string =>
  `require('fs').writeFileSync(report, ${JSON.stringify(JSON.stringify(report))});`;

it('a step counts what it reports itself', async () => {
  const step = stepOf(`${writing({ passed: 2, failed: 0 })}console.log('said')`);
  const result = await runStep(step);
  expect(result).toMatchObject({ passed: 2, failed: 0, problem: undefined });
  expect(readFileSync(result.log, 'utf8')).toBe('said\n');
});

it.each([
  ['leaves no report', '', 'it ended (0) without a report'],
  ['crashes, and leaves none', 'process.exit(3)', 'it ended (3) without a report'],
  ['is killed', "process.kill(process.pid, 'SIGKILL')", 'it ended (null) without a report'],
  ['reports what is no report', writing({ passed: 'all' }), 'report.json'],
  ['ran nothing', writing({ passed: 0, failed: 0 }), 'no test ran'],
  [
    'fails although no test did',
    `${writing({ passed: 2, failed: 0 })}process.exit(1)`,
    'it ended with 1 although no test failed',
  ],
])('a step that %s has failed, whatever an earlier run has reported', async (_, code, problem) => {
  const result = await runStep(stepOf(code));
  expect(result.failed).toBe(1);
  expect(result.problem).toContain(problem);
});
