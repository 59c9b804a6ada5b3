import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, readFileSync, rmSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { stepCounts, type Counts } from './counts.ts';
import { hasReport, type Step } from './steps.ts';

const running = new Set<ChildProcess>();

/** Ends the runners at work, as Ctrl-C would. */
export const stopRunning = (signal: NodeJS.Signals): void => {
  for (const child of running) child.kill(signal);
};

/** How a step ended, and where all of its output is. */
export type StepResult = Counts & { seconds: number; log: string; problem: string | undefined };

/**
 * Runs one step. Its output goes to reports/NAME.log.
 *
 * @throws nothing: whatever goes wrong is a failed test with `problem` saying what
 */
export async function runStep(step: Step): Promise<StepResult> {
  const log = `reports/${step.name}.log`;
  if (step.report) rmSync(step.report.file, { force: true });
  const started = performance.now();
  const exitCode = await runToLog(step, log);
  const seconds = (performance.now() - started) / 1000;
  if (!step.report) {
    return { ...stepCounts(exitCode, undefined), seconds, log, problem: undefined };
  }
  if (!hasReport(step)) {
    return { ...noTests, seconds, log, problem: `it ended (${exitCode}) without a report` };
  }
  try {
    const reported = step.report.read(JSON.parse(readFileSync(step.report.file, 'utf8')));
    const counts = stepCounts(exitCode, reported);
    const problem =
      counts.failed === reported.failed
        ? undefined
        : reported.passed === 0
          ? 'no test ran'
          : `it ended with ${exitCode} although no test failed`;
    return { ...counts, seconds, log, problem };
  } catch (error) {
    return { ...noTests, seconds, log, problem: `${step.report.file}: ${String(error)}` };
  }
}

const noTests: Counts = { passed: 0, failed: 1 };

async function runToLog(step: Step, log: string): Promise<number | null> {
  const output = createWriteStream(log);
  const child = spawn(process.execPath, step.command, {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  const exitCode = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output.write(`${error.message}\n`);
      resolve(null);
    });
    child.once('close', resolve);
  });
  running.delete(child);
  output.end();
  await finished(output);
  return exitCode;
}
