import { defineConfig } from 'vitest/config';
import { inProject } from '../../contract/lib/project.ts';

/** Runs after the pacts were written, apart from the unit tests, because these tests start providers and verifiers. */
export default defineConfig({
  root: inProject(),
  test: {
    include: ['tests/contract/*.test.ts'],
    setupFiles: ['tests/support/silent-console.ts'],
    fileParallelism: false,
    // Contract, sandbox and verifier are loaded once; each file starts its own servers.
    isolate: false,
    // Starting a verifier takes long on a busy machine; no test measures the time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
});
