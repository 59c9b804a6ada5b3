import { readFileSync } from 'node:fs';
import { addCounts, type Counts } from './counts.ts';
import { runStep, type StepResult } from './run-step.ts';
import type { Step } from './steps.ts';

/** So many lines of a failed step's log say enough; it has them all. */
const SHOWN = 120;

/** What is told of a step that has ended. */
function linesOf({ name }: Step, result: StepResult): string[] {
  const mark = result.failed === 0 ? 'ok    ' : 'FAILED';
  const counts = `${result.passed} passed, ${result.failed} failed`;
  const first = `${mark} ${name.padEnd(10)} ${counts} in ${result.seconds.toFixed(1)} s`;
  if (result.failed === 0) return [first];
  const log = readFileSync(result.log, 'utf8').trimEnd().split('\n');
  return [
    first,
    ...log.slice(-SHOWN).map((line) => `  | ${line}`),
    ...(result.problem === undefined ? [] : [`  ${name}: ${result.problem}`]),
    `  all of it: ${result.log}`,
  ];
}

/** Who hears of the steps, and who may end them. */
export type Audience = {
  print: (line: string) => void;
  /** Hears of each step that begins. */
  begin?: (step: Step) => void;
  /** Whether somebody has asked for the end: no other step begins then. */
  isStopped: () => boolean;
};

/**
 * Runs steps and tells of each as it ends.
 *
 * @param groups one after the other; the lanes of a group side by side, each in order
 * @returns the sum of all that ran
 */
export async function runSteps(
  groups: readonly (readonly (readonly Step[])[])[],
  { print, begin, isStopped }: Audience,
): Promise<Counts> {
  let total: Counts = { passed: 0, failed: 0 };
  const runLane = async (lane: readonly Step[]): Promise<void> => {
    for (const step of lane) {
      if (isStopped()) return;
      begin?.(step);
      const result = await runStep(step);
      for (const line of linesOf(step, result)) print(line);
      total = addCounts(total, result);
    }
  };
  for (const lanes of groups) await Promise.all(lanes.map(runLane));
  return total;
}
