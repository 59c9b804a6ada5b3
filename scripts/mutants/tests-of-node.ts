/** What tests get that import `vitest`: `expect` and `vi` are Vitest's own. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { setSafeTimers } from 'vitest/internal/browser';
import { afterAnyTest } from './declared-tests.ts';

export {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  it,
  it as test,
  onTestFinished,
} from './declared-tests.ts';
export { expect, vi };

// As Vitest does for its own runs: `vi.waitFor` looks by the true clock where a test has a false one.
setSafeTimers();

/** Vitest's own `expect.poll` knows only the tests that Vitest runs. Milliseconds, as there. */
function poll<T>(ask: () => T, { timeout = 1000, interval = 50 } = {}) {
  const until = Date.now() + timeout;
  const toBe = async (expected: Awaited<T>): Promise<void> => {
    while ((await ask()) !== expected && Date.now() < until) await wait(interval);
    expect(await ask()).toBe(expected);
  };
  return { toBe };
}

Object.assign(expect, { poll });

// As vitest.config.ts has it (`restoreMocks`).
afterAnyTest.push(() => vi.restoreAllMocks());
