import { defineConfig } from 'vitest/config';
import { inProject } from '../lib/project.ts';

process.env['PACT_DO_NOT_TRACK'] = 'true';

/** In series: pacts written side by side into one file lose interactions in silence. */
export default defineConfig({
  root: inProject(),
  test: {
    environment: 'happy-dom',
    include: ['contract/consumer/*.pact.ts'],
    globalSetup: ['contract/consumer/setup.ts'],
    setupFiles: ['tests/support/silent-console.ts', 'tests/support/browser.ts'],
    fileParallelism: false,
    isolate: false,
    restoreMocks: true,
  },
});
