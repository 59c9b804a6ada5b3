import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests of code that Node runs; all others run in a simulated browser. */
const nodeTests = [
  'tests/{mocks,sandbox,scripts,build,browser,setup,generated}/**/*.test.ts',
  'tests/contract-*/**/*.test.ts',
];

/** Milliseconds. A test waits for what happens, and a busy machine is no fault of the portal. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    // Both cores of a small machine; one is left idle otherwise.
    maxWorkers: 2,
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'browser',
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://localhost:3000/demo/mypage/' } },
          include: ['tests/**/*.test.{ts,tsx}'],
          // tests/contract comes after the pacts, with a configuration of its own.
          exclude: [...nodeTests, 'tests/contract/**'],
          setupFiles: ['tests/support/silent-console.ts', 'tests/support/browser.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          restoreMocks: true,
          ...patience,
        },
      },
      {
        test: {
          name: 'node',
          environment: 'node',
          include: nodeTests,
          setupFiles: ['tests/support/silent-console.ts'],
          restoreMocks: true,
          ...patience,
        },
      },
    ],
  },
});
