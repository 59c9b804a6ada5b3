import * as z from 'zod';

/** Tests of one runner or of all: what ran, and how it ended. */
export type Counts = { passed: number; failed: number };

export const addCounts = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/**
 * Reads a report of Vitest's JSON reporter. A file that could not be loaded has no test in it, and
 * is counted as one failed test.
 *
 * @throws ZodError if it is no such report
 */
export function vitestCounts(json: unknown): Counts {
  const report = VitestReport.parse(json);
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

const PlaywrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/**
 * Reads a report of Playwright's JSON reporter. A test that passes at the second try has failed,
 * and so has the set-up if it is what went wrong.
 *
 * @throws ZodError if it is no such report
 */
export function playwrightCounts(json: unknown): Counts {
  const { stats, errors } = PlaywrightReport.parse(json);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

const OwnReport = z.object({ passed: z.number(), failed: z.number() });

/**
 * Reads a report of one of our own tools, which counts its cases itself.
 *
 * @throws ZodError if it is no such report
 */
export const ownCounts = (json: unknown): Counts => OwnReport.parse(json);

/** The status that `npm test` ends with: 0 only if something ran, all of it passed, and nobody stopped it. */
export const endStatus = ({ passed, failed }: Counts, wasStopped: boolean): 0 | 1 =>
  failed === 0 && passed > 0 && !wasStopped ? 0 : 1;

/**
 * What a step adds to the sum.
 *
 * @param exitCode how the runner ended; null if it was killed
 * @param reported what its report says; undefined if it has no report of its own
 */
export function stepCounts(exitCode: number | null, reported: Counts | undefined): Counts {
  if (reported === undefined) {
    return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  }
  // A runner that ran nothing, or failed without saying which test, must not look green.
  const silent = reported.failed === 0 && (exitCode !== 0 || reported.passed === 0);
  return silent ? { ...reported, failed: 1 } : reported;
}
