import { afterEach, beforeEach, vi } from 'vitest';

/**
 * A test that writes to the console fails, because a warning of a test that passes stays unread. A test of
 * code that has to write replaces the method: `vi.spyOn(console, 'error')`.
 */
const consoleMethods = ['debug', 'error', 'info', 'log', 'warn'] as const;
let consoleLines: string[] = [];

beforeEach(() => {
  consoleLines = [];
  for (const method of consoleMethods) {
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      consoleLines.push(`console.${method}: ${values.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  if (consoleLines.length > 0)
    throw new Error(`The test wrote to the console:\n${consoleLines.join('\n')}`);
});
