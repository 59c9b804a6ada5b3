import { expect, it } from 'vitest';
import {
  exitCodeOf,
  readPlaywrightCounts,
  countsOfStep,
  readVitestCounts,
} from '../../scripts/test/counts.ts';

/* A fault here could let `npm test` pass although tests fail. */

it('a test file that could not be loaded counts as a failed test', () => {
  const unloadableFile = { status: 'failed', assertionResults: [] };
  const failedFile = { status: 'failed', assertionResults: [{ status: 'failed' }] };
  const report = {
    numPassedTests: 12,
    numFailedTests: 1,
    testResults: [unloadableFile, failedFile],
  };
  expect(readVitestCounts(report)).toEqual({ passed: 12, failed: 2 });
});

it('flaky Playwright tests and errors outside the tests count as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2 };
  expect(readPlaywrightCounts({ errors: ['no server'], stats })).toEqual({ passed: 5, failed: 4 });
});

it.each([
  [0, undefined, { passed: 1, failed: 0 }],
  [2, undefined, { passed: 0, failed: 1 }],
  [null, undefined, { passed: 0, failed: 1 }],
  [0, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
  [1, { passed: 7, failed: 0 }, { passed: 7, failed: 1 }],
  [0, { passed: 7, failed: 0 }, { passed: 7, failed: 0 }],
  [1, { passed: 7, failed: 2 }, { passed: 7, failed: 2 }],
])('a runner with exit code %s and the report %j counts as %j', (exitCode, reported, counts) => {
  expect(countsOfStep(exitCode, reported)).toEqual(counts);
});

it.each([
  [{ passed: 3, failed: 0 }, false, 0],
  [{ passed: 3, failed: 0 }, true, 1],
  [{ passed: 3, failed: 1 }, false, 1],
  [{ passed: 0, failed: 0 }, false, 1],
])('for the sum %j, stopped early: %s, npm test exits with %s', (sum, wasStopped, status) => {
  expect(exitCodeOf(sum, wasStopped)).toBe(status);
});
