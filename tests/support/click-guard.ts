import { vi } from 'vitest';
import { BUTTON_GUARD_MS } from '../../src/ui/use-click-guard.ts';

/** Lets the guard against double clicks run out (S9). Of a button; a link has `LINK_GUARD_MS`. Once in a test. */
export const waitForGuard = (ms = BUTTON_GUARD_MS): void => {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ms);
};
