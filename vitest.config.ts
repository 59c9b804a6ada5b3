import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests of code that runs in Node. All other tests run in a simulated browser. */
const nodeTests = [
  'tests/{mocks,sandbox,scripts,build,browser,setup,generated}/**/*.test.ts',
  'tests/contract-*/**/*.test.ts',
];

/**
 * Screen tests that run the mock server in the same process. Its packages check `instanceof` against
 * Node's own classes, which fails in a VM context with a second set of browser classes.
 */
const mockTests = ['tests/pages/bills/**/*.test.{ts,tsx}', 'tests/app/prepare.test.tsx'];

/** Milliseconds; generous, because a busy machine is not a fault of the portal. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };

export const browser = {
  environment: 'happy-dom' as const,
  environmentOptions: { happyDOM: { url: 'http://localhost:3000/demo/mypage/' } },
  setupFiles: ['tests/support/silent-console.ts', 'tests/support/browser.ts'],
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
  restoreMocks: true,
  ...patience,
};

export const node = {
  environment: 'node' as const,
  setupFiles: ['tests/support/silent-console.ts'],
  restoreMocks: true,
  ...patience,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: [react()],
        test: {
          ...browser,
          name: 'browser',
          // Loads the simulated browser once for all files of a process. Threads would share the
          // BroadcastChannels of tabs between test files.
          pool: 'vmForks',
          include: ['tests/**/*.test.{ts,tsx}'],
          // tests/contract needs the pacts and has its own configuration.
          exclude: [...nodeTests, ...mockTests, 'tests/contract/**'],
        },
      },
      {
        plugins: [react()],
        test: { ...browser, name: 'browser with mock server', include: mockTests },
      },
      {
        test: {
          ...node,
          name: 'node',
          include: nodeTests,
          // Each file starts its own servers; their code is loaded once.
          isolate: false,
        },
      },
    ],
  },
});
