import type { VerifiedCall } from './verify.ts';

/**
 * Merges several runs into one: a call fails if it failed in any run. If it did not fail in all runs, its first fault
 * reports that.
 *
 * @param runs each with the same calls
 */
export function mergeRuns(runs: readonly (readonly VerifiedCall[])[]): VerifiedCall[] {
  return (runs[0] ?? []).map((call) => {
    const same = runs.flatMap((run) =>
      run.filter(({ description }) => description === call.description),
    );
    const failed = same.filter(({ ok }) => !ok);
    const [first] = failed;
    if (!first || failed.length === same.length) return first ?? call;
    const differs = {
      where: `${same.length} runs`,
      expected: 'the same result in each run',
      got: `${same.length - failed.length} passed, ${failed.length} failed as follows`,
    };
    return { ...first, faults: [differs, ...first.faults] };
  });
}
