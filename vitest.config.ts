import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests of code that Node runs; all others run in a simulated browser. */
const nodeTests = [
  'tests/{mocks,sandbox,scripts,build,browser,setup,generated}/**/*.test.ts',
  'tests/contract-*/**/*.test.ts',
];

/**
 * Tests of screens that the mock server answers in the same process: its packages ask Node's own classes
 * who is who, and do not know those of a browser beside them.
 */
const mockTests = ['tests/pages/bills/**/*.test.{ts,tsx}', 'tests/app/prepare.test.tsx'];

/** Milliseconds. A test waits for what happens, and a busy machine is no fault of the portal. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };

const browser = {
  environment: 'happy-dom' as const,
  environmentOptions: { happyDOM: { url: 'http://localhost:3000/demo/mypage/' } },
  setupFiles: ['tests/support/silent-console.ts', 'tests/support/browser.ts'],
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
  restoreMocks: true,
  ...patience,
};

export default defineConfig({
  test: {
    // Both cores of a small machine; one is left idle otherwise.
    maxWorkers: 2,
    projects: [
      {
        plugins: [react()],
        test: {
          ...browser,
          name: 'browser',
          // Quick, since the simulated browser is loaded once for all files of a process. No threads: the
          // channels of tabs would reach from one test file into another.
          pool: 'vmForks',
          include: ['tests/**/*.test.{ts,tsx}'],
          // tests/contract comes after the pacts, with a configuration of its own.
          exclude: [...nodeTests, ...mockTests, 'tests/contract/**'],
        },
      },
      {
        plugins: [react()],
        test: { ...browser, name: 'browser with mock server', include: mockTests },
      },
      {
        test: {
          name: 'node',
          environment: 'node',
          include: nodeTests,
          // Each file starts its own servers; the code behind them is loaded once.
          isolate: false,
          setupFiles: ['tests/support/silent-console.ts'],
          restoreMocks: true,
          ...patience,
        },
      },
    ],
  },
});
