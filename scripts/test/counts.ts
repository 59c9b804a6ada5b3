import * as z from 'zod';

/** The numbers of passed and failed tests, of one runner or of all runners. */
export type Counts = { passed: number; failed: number };

export const addCounts = (counts: Counts, otherCounts: Counts): Counts => ({
  passed: counts.passed + otherCounts.passed,
  failed: counts.failed + otherCounts.failed,
});

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/**
 * Reads a report of Vitest's JSON reporter. A file that could not be loaded has no tests; it counts as one failed test.
 *
 * @throws ZodError for another format
 */
export function readVitestCounts(json: unknown): Counts {
  const report = VitestReport.parse(json);
  const unloadedFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloadedFiles.length };
}

const PlaywrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/**
 * Reads a report of Playwright's JSON reporter. A flaky test and an error outside the tests count as failed.
 *
 * @throws ZodError for another format
 */
export function readPlaywrightCounts(json: unknown): Counts {
  const { stats, errors } = PlaywrightReport.parse(json);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

const ToolReport = z.object({ passed: z.number(), failed: z.number() });

/**
 * Reads a report of the project's own tools.
 *
 * @throws ZodError for another format
 */
export const readToolCounts = (json: unknown): Counts => ToolReport.parse(json);

/** The exit code of `npm test`: 0 only if tests ran, all of them passed, and the user did not stop the run. */
export const exitCodeOf = ({ passed, failed }: Counts, wasStopped: boolean): 0 | 1 =>
  failed === 0 && passed > 0 && !wasStopped ? 0 : 1;

/**
 * The counts of one step.
 *
 * @param exitCode null if the runner was killed
 * @param reportedCounts undefined if the runner has no report
 */
export function countsOfStep(exitCode: number | null, reportedCounts: Counts | undefined): Counts {
  if (reportedCounts === undefined)
    return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  // A runner that ran no test, or failed without a failed test, must not pass.
  const hasUnreportedFailure =
    reportedCounts.failed === 0 && (exitCode !== 0 || reportedCounts.passed === 0);
  return hasUnreportedFailure ? { ...reportedCounts, failed: 1 } : reportedCounts;
}
