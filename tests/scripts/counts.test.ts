import { expect, it } from 'vitest';
import {
  endStatus,
  playwrightCounts,
  stepCounts,
  vitestCounts,
} from '../../scripts/test/counts.ts';

const vitestReport = (passed: number, failed: number, files: object[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: files,
});

it('reads the counts of Vitest’s report', () => {
  expect(vitestCounts(vitestReport(12, 1))).toEqual({ passed: 12, failed: 1 });
});

it('counts a test file that could not be loaded as a failed test', () => {
  const broken = { status: 'failed', assertionResults: [] };
  const other = { status: 'failed', assertionResults: [{ status: 'failed' }] };
  expect(vitestCounts(vitestReport(12, 1, [broken, other]))).toEqual({ passed: 12, failed: 2 });
});

it('counts a flaky Playwright test as failed', () => {
  const report = { errors: [], stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 } };
  expect(playwrightCounts(report)).toEqual({ passed: 5, failed: 3 });
});

it('counts an error outside the tests as failed', () => {
  const report = {
    errors: [{ message: 'no server' }],
    stats: { expected: 0, unexpected: 0, flaky: 0 },
  };
  expect(playwrightCounts(report)).toEqual({ passed: 0, failed: 1 });
});

it('rejects a report of another shape', () => {
  expect(() => vitestCounts({})).toThrow('numPassedTests');
  expect(() => playwrightCounts({})).toThrow('stats');
});

it('uses the exit code of a runner without a report', () => {
  expect(stepCounts(0, undefined)).toEqual({ passed: 1, failed: 0 });
  expect(stepCounts(2, undefined)).toEqual({ passed: 0, failed: 1 });
  expect(stepCounts(null, undefined)).toEqual({ passed: 0, failed: 1 });
});

it('counts a failure for a runner that ran no test, or that failed without a failed test', () => {
  expect(stepCounts(0, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
  expect(stepCounts(1, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 1 });
});

it('uses a report that agrees with the exit code', () => {
  expect(stepCounts(0, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 0 });
  expect(stepCounts(1, { passed: 7, failed: 2 })).toEqual({ passed: 7, failed: 2 });
});

it.each([
  [{ passed: 3, failed: 0 }, false, 0],
  [{ passed: 3, failed: 0 }, true, 1],
  [{ passed: 3, failed: 1 }, false, 1],
  [{ passed: 0, failed: 0 }, false, 1],
])('for the sum %o, stopped early: %s, exits with %s', (total, wasStopped, status) => {
  expect(endStatus(total, wasStopped)).toBe(status);
});
