import type { VerifiedCall } from './verify.ts';

/**
 * Several runs as one: a call fails if it failed in any of them, and if not in all, that is said first.
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
      expected: 'the same in each of them',
      got: `it fitted in ${same.length - failed.length} and not in ${failed.length}, as follows`,
    };
    return { ...first, faults: [differs, ...first.faults] };
  });
}
