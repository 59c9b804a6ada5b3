import { defineConfig } from 'vitest/config';
import { inProject } from '../lib/project.ts';

process.env['PACT_DO_NOT_TRACK'] = 'true';

export default defineConfig({
  root: inProject(),
  test: {
    environment: 'happy-dom',
    include: ['contract/consumer/*.pact.ts'],
    globalSetup: ['contract/consumer/setup.ts'],
    setupFiles: ['tests/support/silent-console.ts', 'tests/support/browser.ts'],
    maxWorkers: 2,
    isolate: false,
    restoreMocks: true,
    // Each test starts a server of Pact; a busy machine is not a fault.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
