import { defineConfig } from 'vitest/config';

/**
 * The consumer's pacts, written by tests. One file after the other: written in parallel, the pact
 * file loses interactions with all tests green.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['contract/**/*.test.ts'],
    root: new URL('..', import.meta.url).pathname,
    fileParallelism: false,
  },
});
