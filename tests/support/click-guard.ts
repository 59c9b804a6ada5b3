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
  const now = clock();
  const ahead = performance.now() - now + ms;
  vi.spyOn(performance, 'now').mockImplementation(() => clock() + ahead);
};
