import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { BUTTON_GUARD_MS } from '../../src/ui/use-click-guard.ts';

/** The real clock, even if a test has replaced it. */
const clock = performance.now.bind(performance);

/**
 * Lets the guard against double clicks run out (S9), once for each further press.
 *
 * @param ms for a button; a link has `LINK_GUARD_MS`
 */
export const waitForGuard = (ms = BUTTON_GUARD_MS): void => {
  const ahead = performance.now() - clock() + ms;
  vi.spyOn(performance, 'now').mockImplementation(() => clock() + ahead);
};

/** Double-clicks within the time of the guard, even on a slow machine. */
export const doubleClick = async (element: Element): Promise<void> => {
  const now = performance.now();
  const ahead = now - clock();
  vi.spyOn(performance, 'now').mockReturnValue(now);
  await userEvent.dblClick(element);
  vi.spyOn(performance, 'now').mockImplementation(() => clock() + ahead);
};
