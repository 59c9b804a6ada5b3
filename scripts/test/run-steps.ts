import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, readFileSync, rmSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { addCounts, countsOfStep, type Counts } from './counts.ts';
import type { Step } from './steps.ts';

/** Steps at a time. `unit` and `e2e` use both cores; a second step uses the moments in which they wait. */
const maxRunningSteps = 2;

/** Number of printed log lines of a failed step. */
const printedLineCount = 120;

const children = new Set<ChildProcess>();

/** Stops the running steps, as Ctrl-C does. */
export const stopRunning = (signal: NodeJS.Signals): void => {
  for (const child of children) child.kill(signal);
};

async function runToLog({ command }: Step, logFile: string): Promise<number | null> {
  const output = createWriteStream(logFile);
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
  children.add(child);
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  const exitCode = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output.write(`${error.message}\n`);
      resolve(null);
    });
    child.once('close', resolve);
  });
  children.delete(child);
  output.end();
  await finished(output);
  return exitCode;
}

/** The counts of a step that has ended. An unreadable or missing report is a failed test. */
function readCounts({ report }: Step, exitCode: number | null): Counts & { problem?: string } {
  if (!report) return countsOfStep(exitCode, undefined);
  const makeFailure = (problem: string) => ({ passed: 0, failed: 1, problem });
  if (!existsSync(report.file)) return makeFailure(`it ended (${exitCode}) without a report`);
  try {
    const reported = report.read(JSON.parse(readFileSync(report.file, 'utf8')));
    const counts = countsOfStep(exitCode, reported);
    if (counts.failed === reported.failed) return counts;
    const problem = reported.passed === 0 ? 'no test ran' : `exit code ${exitCode}, no failed test`;
    return { ...counts, problem };
  } catch (error) {
    return makeFailure(`${report.file}: ${String(error)}`);
  }
}

/** Runs one step and prints its result. Its output goes to reports/NAME.log. */
async function runStep(step: Step): Promise<Counts> {
  const { name, report } = step;
  const logFile = `reports/${name}.log`;
  if (report) rmSync(report.file, { force: true });
  const startedAtMs = performance.now();
  const { passed, failed, problem } = readCounts(step, await runToLog(step, logFile));
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
  const mark = failed === 0 ? 'ok    ' : 'FAILED';
  console.log(`${mark} ${name.padEnd(10)} ${passed} passed, ${failed} failed in ${seconds} s`);
  if (failed > 0) {
    const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-printedLineCount);
    console.log(lines.map((line) => `  | ${line}`).join('\n'));
    if (problem !== undefined) console.log(`  ${name}: ${problem}`);
    console.log(`  complete log: ${logFile}`);
  }
  return { passed, failed };
}

/**
 * Runs steps in their order, two at a time. A step waits for the steps whose files it uses.
 *
 * @param isStopped whether the user has stopped the run: no further step starts then
 * @returns the sum of all steps
 */
export async function runSteps(steps: readonly Step[], isStopped: () => boolean): Promise<Counts> {
  let total: Counts = { passed: 0, failed: 0 };
  const runningSteps = new Map<string, Promise<void>>();
  for (const step of steps) {
    const mustWait = (): boolean =>
      runningSteps.size === maxRunningSteps ||
      step.runsAfter?.some((name) => runningSteps.has(name)) === true;
    while (mustWait()) await Promise.race(runningSteps.values());
    if (isStopped()) break;
    const runningStep = runStep(step).then((counts) => {
      total = addCounts(total, counts);
      runningSteps.delete(step.name);
    });
    runningSteps.set(step.name, runningStep);
  }
  await Promise.all(runningSteps.values());
  return total;
}
