import { vi } from 'vitest';
import { BUTTON_GUARD_MS } from '../../src/ui/use-click-guard.ts';

/** Lets the guard against double clicks run out (S9). Once in a test, or again for another press. */
export const waitForGuard = (): void => {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + BUTTON_GUARD_MS);
};
