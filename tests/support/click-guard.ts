import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { BUTTON_GUARD_MS } from '../../src/ui/use-click-guard.ts';

/** Reads the real clock, even if a test has replaced the clock. */
const readRealClock = performance.now.bind(performance);

/**
 * Moves the clock past the guard against double clicks (S9). Call this before each further press.
 *
 * @param intervalMs the time of the guard of a button; for a link, pass `LINK_GUARD_MS`
 */
export const waitForGuard = (intervalMs = BUTTON_GUARD_MS): void => {
  const aheadMs = performance.now() - readRealClock() + intervalMs;
  vi.spyOn(performance, 'now').mockImplementation(() => readRealClock() + aheadMs);
};

/** Double-clicks within the time of the guard, even on a slow machine. */
export const doubleClick = async (element: Element): Promise<void> => {
  const now = performance.now();
  const aheadMs = now - readRealClock();
  vi.spyOn(performance, 'now').mockReturnValue(now);
  await userEvent.dblClick(element);
  vi.spyOn(performance, 'now').mockImplementation(() => readRealClock() + aheadMs);
};
